import { readFile } from 'node:fs/promises';
import { isObject } from '@portal-kit/contract/is-object';
import { UsageError } from '../../usage-error.ts';
import { describeOutcome, getMediaType, type Probe, parseCacheControl, parseJsonObject } from '../probe.ts';
import { formatList, locationWithHeader, type Results } from '../results.ts';
import { differentFields, findSettingProblems, readSettings, type Settings } from '../settings.ts';

const NO_STORE = {
  change:
    'Serve /config.json with Cache-Control: no-store, so that a changed setting applies from the next load.',
  nginx: [...locationWithHeader('= /config.json', 'Cache-Control no-store'), 'try_files $uri =404;', '}'],
  caddy: ['header /config.json Cache-Control no-store'],
};

/**
 * Checks the deployed config.json, and compares it with the given file.
 *
 * @throws UsageError when the given file is not a JSON object.
 */
export async function checkConfig(
  probe: Probe,
  results: Results,
  origin: string,
  file: string | undefined,
): Promise<Settings> {
  const given = file === undefined ? undefined : await readConfigFile(file);
  const answer = await probe.send(`${origin}/config.json`);
  const deployed = answer.status === 200 ? parseJsonObject(answer) : undefined;
  if (deployed) {
    results.pass('config.served', '/config.json responds with a JSON object.');
    results.judge(
      'config.type',
      getMediaType(answer) === 'application/json'
        ? undefined
        : `/config.json has the type ${getMediaType(answer) || 'none'}.`,
      '/config.json has the type application/json.',
      {
        change: 'Serve .json files as application/json.',
        nginx: ['# in the types block', 'application/json json;'],
        caddy: ['header /config.json Content-Type application/json'],
      },
    );
    const caching = parseCacheControl(answer);
    const isStored = !caching.has('no-store') && !caching.has('no-cache');
    results.judge(
      'config.caching',
      isStored ? '/config.json may be cached.' : undefined,
      '/config.json is not cached.',
      NO_STORE,
    );
  } else {
    const found = answer.status === 200 ? 'is not a JSON object' : describeOutcome(answer);
    results.fail('config.served', `/config.json ${found}.`, {
      change: 'Put config.json beside index.html. The portal does not start without it.',
      nginx: ['location = /config.json { try_files $uri =404; }'],
      caddy: ['# in the folder of root', 'file_server'],
    });
  }
  if (given && deployed) {
    const fields = differentFields(given, deployed);
    results.judge(
      'config.deployed',
      fields.length === 0
        ? undefined
        : `The deployed config.json differs from the file in ${formatList(fields)}.`,
      'The deployed config.json equals the file.',
      { change: 'Deploy the file, or pass the deployed one with --config.' },
    );
  }
  const config = deployed ?? given ?? {};
  const problems = deployed || given ? findSettingProblems(config) : [];
  for (const { field, problem, change } of problems) results.fail(`config.${field}`, problem, { change });
  if (problems.length === 0 && (deployed || given))
    results.pass('config.settings', 'Every setting is known and has a valid value.');
  return readSettings(config);
}

async function readConfigFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`--config: ${file} cannot be read (${error.code}).`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`--config: ${file} is not JSON.`);
  }
  if (!isObject(value)) throw new UsageError(`--config: ${file} is not a JSON object.`);
  return value;
}
