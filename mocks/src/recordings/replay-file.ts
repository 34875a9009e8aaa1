import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Gate } from '../gate/gate.ts';
import type { ActiveScenario } from '../scenarios/active-scenario.ts';
import { importHar } from './import-har.ts';
import { getScenarioName } from './recordings.ts';

const LARGEST_BYTES = 128 * 1024 * 1024;

/**
 * Loads a HAR file and selects it as the scenario.
 *
 * @throws Error when the file cannot be read or contains no call to replay.
 */
export async function replayFromStart(scenario: ActiveScenario, gate: Gate, file: string): Promise<void> {
  const fail = (error: Error): never => {
    throw new Error(`@portal-kit/mocks: ${file} cannot be replayed. ${error.message}`);
  };
  const { size } = await stat(file).catch(fail);
  if (size > LARGEST_BYTES) fail(new Error('The file is larger than 128 MB.'));
  const har = await readFile(file, 'utf8').catch(fail);
  try {
    const name = toRecordingName(file);
    scenario.recordings.add(name, () => importHar(har, { name }, gate));
    scenario.activate(getScenarioName(name));
  } catch (error) {
    fail(error as Error);
  }
}

/** Converts the file's name to a recording name. */
function toRecordingName(file: string): string {
  const name = basename(file)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return name === '' ? 'recording' : name;
}
