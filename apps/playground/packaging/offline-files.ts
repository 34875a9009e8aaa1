import type { Plugin } from 'vite';

const placeholder = '__PLAYGROUND_SCRIPTS__';

/**
 * Replaces the placeholder in the code with the names of all scripts. The page loads these files when it is idle, so that it
 * works without a connection from then on.
 */
export const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const scripts = Object.values(bundle)
        .filter((file) => file.type === 'chunk' && !file.isEntry)
        .map(({ fileName }) => fileName.replace('assets/', ''));
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes(placeholder))
          file.code = file.code.replace(placeholder, scripts.join(' '));
    },
  },
};
