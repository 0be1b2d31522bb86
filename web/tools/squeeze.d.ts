import type { Plugin } from "vite";

export const squeeze: Plugin;
