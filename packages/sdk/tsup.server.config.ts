import { defineConfig } from 'tsup';
import { buildOptions, entriesOf } from './packaging/entries';

/** The server entry shares no files with the entries for browsers, so that it does not change their size. */
export default defineConfig({
  ...buildOptions,
  entry: entriesOf((name) => name === 'server'),
  splitting: false,
  clean: false,
});
