import { readdirSync } from 'node:fs';

/** Every widget by its entry; each is an element too. */
export const widgetNames = readdirSync('src/exports/elements').map((file) => file.replace(/\.ts$/, ''));
