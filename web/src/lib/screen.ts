/** The widths at which a page changes its shape, for what styles alone cannot do. */
import { MediaQuery } from "svelte/reactivity";
import { WIDTHS } from "../../tools/look";

export const phone = new MediaQuery(WIDTHS.phone);
/** A phone, upright or on its side. */
export const small = new MediaQuery(`${WIDTHS.phone}, ${WIDTHS.lying}`);
export const desk = new MediaQuery(WIDTHS.desk);
export const wide = new MediaQuery(WIDTHS.wide);
