import type { Plugin } from "vite";

export const WIDTHS: Record<"tiny" | "phone" | "desk" | "snug" | "wide" | "lying", string>;
export const named: (css: string) => string;
export const look: Plugin;
