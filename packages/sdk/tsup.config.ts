import { defineConfig } from 'tsup';
import { buildOptions, entriesOf } from './packaging/entries';

export default defineConfig({
  ...buildOptions,
  entry: entriesOf((name) => name !== 'server'),
  splitting: true,
  clean: true,
});
