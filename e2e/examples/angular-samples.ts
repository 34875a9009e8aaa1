import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { root } from '../commands/command-process.ts';
import type { RunningExample } from './example.ts';

/** Reads the code of the playground with Vite. Imported by URL, because this workspace has no types of Vite. */
const samplesModule = pathToFileURL(join(root, 'apps/playground/packaging/read-samples.ts')).href;
interface SamplesModule {
  readSamples: (code: string) => Promise<{ name: string; files: { name: string; code: string }[] }[]>;
}

/** Compiles the code of the playground for Angular in the example, with Angular's compiler. */
export async function expectSamplesCompile(example: RunningExample): Promise<void> {
  const { readSamples } = (await import(samplesModule)) as SamplesModule;
  const samples = await readSamples('angular');
  const write = (sample: string, code: string) => {
    const folder = join(example.folder, 'src/samples', sample);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'stock.ts'), code);
  };
  const compile = () => example.run('npx ngc -p tsconfig.json --noEmit');
  for (const { name, files } of samples) for (const file of files) write(name, file.code);
  await compile();
  const picker = samples.find(({ name }) => name === 'item-picker')?.files[0]?.code ?? '';
  write('wrong', picker.replace('="getToken"', '="missing"'));
  await expect(compile()).rejects.toThrow(/wrong\/stock\.ts.*'missing'/);
}
