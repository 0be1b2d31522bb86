import type { Plugin } from "vite";

export const typeface: Plugin;
