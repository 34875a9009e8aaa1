import { join } from 'node:path';
import type { Plugin } from 'vite';

const theme = join(import.meta.dirname, '../../../packages/ui/src/theme');

/** Modules of the design system that the published package does not contain: the table of properties and the contrast. */
export const themeSources: Plugin = {
  name: 'theme-sources',
  resolveId(id) {
    const [, name] = /^virtual:(host-properties|contrast)$/.exec(id) ?? [];
    return name ? join(theme, `${name}.ts`) : undefined;
  },
};
