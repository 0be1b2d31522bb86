import type { Plugin } from "vite";

export const first: Plugin;
