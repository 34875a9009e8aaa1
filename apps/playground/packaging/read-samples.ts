import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { CodeId } from '../src/address/playground-state.ts';
import type { Sample } from '../src/code/samples.ts';
import { themeSources } from './theme-sources.ts';
import { widgetDescriptions } from './widget-descriptions.ts';

const root = join(import.meta.dirname, '..');

/** Generates the code that the playground shows for every widget, for programs outside of Vite. */
export async function readSamples(code: CodeId): Promise<Sample[]> {
  const { module } = await runnerImport<{ generateSamples: (code: CodeId) => Sample[] }>(
    join(root, 'src/code/samples.ts'),
    { root, configFile: false, logLevel: 'error', plugins: [widgetDescriptions(), themeSources] },
  );
  return module.generateSamples(code);
}
