// A boardgame.io server with a game of the same kind: hidden deck, two players in turn, a long menu of bids.
// node rival.js PORT [FOLDER]: matches are kept in memory or, by its own FlatFile storage, in files of that folder.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const cards = () => {
  const deck = [];
  for (let tribe = 0; tribe < 6; tribe++) for (let digit = 0; digit < 10; digit++) deck.push(`tribe${tribe}-${digit}`);
  return deck;
};

const auction = {
  name: 'auction',
  setup: () => ({
    secret: { deck: cards() },
    players: { 0: { chips: 22 }, 1: { chips: 22 } },
    table: { lot: ['tribe0-1', 'tribe0-2'], bid: 0, bidder: null, bank: 60, cards: [[], []], discarded: [], round: 1,
      passed: [false, false], out: [false, false], forbidden: [[], []], points: [0, 0] },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, ctx }, amount) => { G.table.bid = amount % 100; G.table.bidder = ctx.currentPlayer; },
  },
  playerView: PlayerView.STRIP_SECRETS,
};

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [auction], origins: [Origins.LOCALHOST], ...db });
server.run({ port: Number(port) });
