/** Numbers as they stand on the table. */

/** With a true minus: "12", "−12". */
export const written = (text: number | string): string => String(text).replace("-", "−");

/** With its sign: "+24", "−12" or "0". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : written(number));

/** The number of a move for people, who count from one; programs count the moves made before it. */
export const moveNumber = (ply: number): number => ply + 1;
