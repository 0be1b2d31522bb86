import { MediaQuery } from "svelte/reactivity";

/** On a phone the others' chips and bids stand before their carvings: their headers have no room. */
export const narrow = new MediaQuery("max-width: 47.99rem");
