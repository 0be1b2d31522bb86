/** The table of a game that has none of its own: its view by seats and names, its moves as cards and buttons. */
import type { GameTable } from "$lib/contract";
import { pointsOf } from "./facts";
import Seat from "./GenericSeat.svelte";
import Table from "./GenericTable.svelte";
import Controls from "./Moves.svelte";

const generic: GameTable = { Table, Seat, Controls, points: pointsOf };
export default generic;
