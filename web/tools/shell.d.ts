import type { Plugin } from "vite";

export const WORKER: string;
export const shell: Plugin;
