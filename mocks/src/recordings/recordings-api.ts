import { type Context, Hono } from 'hono';
import { oneOf, text, validateFields } from '../control/validate-fields.ts';
import type { Gate } from '../gate/gate.ts';
import type { ActiveScenario } from '../scenarios/active-scenario.ts';
import { type ImportSettings, importHar } from './import-har.ts';
import type { Recording, Unrecorded } from './recording.ts';
import { getScenarioName } from './recordings.ts';

const SETTINGS = {
  name: text,
  api: text,
  unrecorded: oneOf('sandbox', 'error'),
  violations: oneOf('leave-out', 'replay'),
};

interface Query {
  readonly name?: string;
  readonly api?: string;
  readonly unrecorded?: Unrecorded;
  readonly violations?: 'leave-out' | 'replay';
}

interface RecordingsApiParts {
  readonly scenario: ActiveScenario;
  readonly gate: Gate;
}

/** Creates the part of the control API under `/__sandbox/recordings`. */
export function createRecordingsApi({ scenario, gate }: RecordingsApiParts): Hono {
  const { recordings } = scenario;
  const app = new Hono({ strict: false });
  const unknown = (context: Context) =>
    context.json(
      { errorMessage: `The world has no recording "${context.req.param('name')?.slice(0, 64)}".` },
      404,
    );

  app.get('/', (context) => context.json({ data: recordings.list().map(summarizeRecording) }));
  app.post('/', async (context) => {
    const settings = readSettings(
      validateFields<Query>('A recording', context.req.query(), SETTINGS),
      recordings.nextName(),
    );
    const har = await context.req.text();
    const recording = recordings.add(settings.name, () => importHar(har, settings, gate));
    return context.json(summarizeRecording(recording), 201);
  });
  app.get('/:name', (context) => {
    const recording = recordings.list().find(({ name }) => name === context.req.param('name'));
    return recording ? context.json(summarizeRecording(recording)) : unknown(context);
  });
  app.delete('/:name', (context) => {
    const name = context.req.param('name');
    if (!recordings.remove(name)) return unknown(context);
    if (scenario.name === getScenarioName(name)) scenario.activate(undefined);
    return context.body(null, 204);
  });
  return app;
}

const readSettings = ({ name, api, unrecorded, violations }: Query, defaultName: string): ImportSettings => ({
  name: name ?? defaultName,
  ...(api === undefined ? {} : { api }),
  ...(unrecorded === undefined ? {} : { unrecorded }),
  replaysViolations: violations === 'replay',
});

/** Summarizes a recording without its bodies. */
function summarizeRecording({ calls, replaysViolations, ...recording }: Recording) {
  const operations = new Map<string, number>();
  for (const { operationId } of calls) operations.set(operationId, (operations.get(operationId) ?? 0) + 1);
  return {
    ...recording,
    scenario: getScenarioName(recording.name),
    violationsAre: replaysViolations ? 'replayed' : 'left out',
    calls: calls.length,
    operations: Object.fromEntries(operations),
  };
}
