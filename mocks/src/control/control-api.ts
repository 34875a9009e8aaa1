import { readFile } from 'node:fs/promises';
import { BUNDLES, type Contract } from '@portal-kit/contract/contract';
import { CSP_REPORTS_PATH } from '@portal-kit/contract/security-headers';
import { Hono } from 'hono';
import type { FaultRule } from '../faults/fault-rule.ts';
import { findProfile, profiles, unknownProfile } from '../faults/profiles.ts';
import { journalHar } from '../recordings/journal-har.ts';
import { errorAddress, returnAddress, SIGN_ON_PAGE, ssoSession } from '../sandbox/identity/single-sign-on.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { SeedOptions } from '../sandbox/seed/index.ts';
import { DEMO_SECRET, demoCredentials } from '../sandbox/seed/service-credentials.ts';
import { DEMO_PASSWORD, demoUsers, describeRoles } from '../sandbox/seed/users.ts';
import { createScenariosApi } from '../scenarios/scenarios-api.ts';
import type { ClockChange, Control, ProfileOptions } from './control.ts';
import { parseMove } from './move-order.ts';
import { pageFile, sandboxPage } from './page-files.ts';
import { RESET, readBody, readJson } from './request-body.ts';
import { signOnPage } from './sign-on-page.ts';
import {
  type Fields,
  type FieldType,
  InvalidField,
  oneOf,
  required,
  text,
  validateFields,
  wholeNumber,
} from './validate-fields.ts';

const BASE = '/__sandbox';

const CLOCK: Fields = { now: text, advanceMs: wholeNumber(), mode: oneOf('real', 'fixed') };
const JOURNAL_HAR: Fields = { operationId: text, since: text, names: oneOf('keep', 'pseudonyms') };
const NAME: FieldType = { expected: 'a scenario name', accepts: (value) => typeof value === 'string' };

/** Creates one world's control API over HTTP. The gateway accepts only its own hosts and origins. */
export function createControlApi(
  control: Control,
  sandbox: Sandbox,
  contract: Contract,
  worldsApi: Hono,
  recordingsApi: Hono,
): Hono {
  const app = new Hono({ strict: false }).basePath(BASE);
  app.onError((error, context) =>
    context.json(
      { errorMessage: error.message, ...(error instanceof InvalidField ? { field: error.field } : {}) },
      400,
    ),
  );
  app.notFound((context) =>
    context.json(
      {
        errorMessage: `Unknown route: ${context.req.method} ${context.req.path}. GET ${BASE} lists the routes.`,
      },
      404,
    ),
  );

  app.get('/', async (context) => {
    if (context.req.header('accept')?.includes('text/html')) return sandboxPage('sandbox');
    return context.json({
      service: 'supplier portal sandbox',
      routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
        (route) => !route.startsWith('ALL'),
      ),
    });
  });
  app.route('/worlds', worldsApi);
  app.route('/scenarios', createScenariosApi(control));
  app.route('/recordings', recordingsApi);
  app.get('/reference', () => sandboxPage('reference'));
  app.get('/contract/:document', async (context) => {
    const file = Object.entries(BUNDLES).find(([name]) => name === context.req.param('document'))?.[1];
    if (file === undefined) return context.json({ errorMessage: 'Unknown document' }, 404);
    return context.body(await readFile(file, 'utf8'), 200, { 'content-type': 'application/json' });
  });
  app.get('/users', (context) =>
    context.json({
      password: DEMO_PASSWORD,
      serviceCredential: { clientId: demoCredentials[0]?.clientId, secret: DEMO_SECRET },
      users: demoUsers
        .filter(({ state }) => state === 'active')
        .map((user) => ({ email: user.email, role: describeRoles(user) })),
    }),
  );
  app.get('/page/:file{.+}', async (context) => {
    return (
      (await pageFile(context.req.param('file'))) ?? context.json({ errorMessage: 'File not found' }, 404)
    );
  });
  app.post('/reset', async (context) => {
    control.reset(await readBody<SeedOptions>(context.req.raw, 'A reset', RESET));
    return context.json({ ok: true });
  });
  app.post('/seed', async (context) => {
    const fields = { seed: required(wholeNumber()) };
    control.reset(await readBody<{ seed: number }>(context.req.raw, 'A seed', fields));
    return context.json({ ok: true });
  });
  app.post('/snapshot', (context) => context.json({ id: control.snapshot() }));
  app.get('/snapshots', (context) => context.json({ data: control.snapshots().map((id) => ({ id })) }));
  app.post('/restore', async (context) => {
    const { id } = await readBody<{ id: string }>(context.req.raw, 'A restore', { id: required(text) });
    control.restore(id);
    return context.json({ ok: true });
  });
  app.get('/clock', (context) => context.json(control.clock()));
  app.post('/clock', async (context) =>
    context.json(control.setClock(await readBody<ClockChange>(context.req.raw, 'The clock', CLOCK))),
  );
  app.get('/orders', (context) => context.json(control.orders(context.req.query('search'))));
  app.post('/orders/:orderId/move', async (context) => {
    const change = parseMove(await readJson(context.req.raw));
    return context.json(control.moveOrder(context.req.param('orderId'), change));
  });
  app.get('/faults', (context) => context.json({ data: control.faults() }));
  app.post('/faults', async (context) => {
    const sent = await readJson(context.req.raw);
    const data = Array.isArray(sent) ? control.addFaults(sent) : [control.addFault(sent as FaultRule)];
    return context.json({ data }, 201);
  });
  app.delete('/faults/:id', (context) => {
    const id = context.req.param('id');
    return control.removeFault(id)
      ? context.body(null, 204)
      : context.json({ errorMessage: `Unknown fault ${id}` }, 404);
  });
  app.delete('/faults', (context) => {
    control.clearFaults();
    return context.body(null, 204);
  });
  app.get('/profiles', (context) => context.json({ data: profiles }));
  app.post('/profiles/:name', async (context) => {
    const fields = { seed: wholeNumber() };
    const options = await readBody<ProfileOptions>(context.req.raw, 'A profile', fields);
    const name = context.req.param('name');
    if (!findProfile(name)) return context.json({ errorMessage: unknownProfile(name) }, 404);
    return context.json({ data: control.addProfile(name, options) }, 201);
  });
  const scenarioState = () => ({ chosen: control.scenario() ?? null, scenarios: control.scenarios() });
  app.get('/scenario', (context) => context.json(scenarioState()));
  app.post('/scenario', async (context) => {
    const { name } = await readBody<{ name?: string }>(context.req.raw, 'A scenario', { name: NAME });
    control.setScenario(name);
    return context.json(scenarioState());
  });
  const journalEntries = ({ operationId, since = '0' }: Record<string, string>) => {
    if (operationId && !contract.byId.has(operationId))
      throw new RangeError(`The contract has no operation "${operationId}"`);
    if (!/^\d+$/.test(since)) throw new RangeError('since must be the sequence of a journal entry');
    return control
      .journal()
      .filter(
        (entry) => entry.sequence > Number(since) && (!operationId || entry.operationId === operationId),
      );
  };
  app.get('/journal', (context) => context.json({ data: journalEntries(context.req.query()) }));
  app.get('/journal.har', (context) => {
    const { names, ...filter } = validateFields<Record<string, string>>(
      'A journal as HAR',
      context.req.query(),
      JOURNAL_HAR,
    );
    const entries = journalEntries(filter).map(({ sequence }) => control.journalEntry(sequence));
    const origin = `http://${context.req.header('host')}`;
    const options = { pseudonyms: names !== 'keep' };
    return context.json(
      journalHar(
        entries.filter((entry) => entry !== undefined),
        origin,
        control.clock(),
        options,
      ),
      200,
      {
        'content-disposition': 'attachment; filename="sandbox-journal.har"',
      },
    );
  });
  app.get('/journal/:sequence', (context) => {
    const sequence = context.req.param('sequence');
    const entry = control.journalEntry(Number(sequence));
    return entry
      ? context.json(entry)
      : context.json({ errorMessage: `The journal has no entry ${sequence}` }, 404);
  });
  app.delete('/journal', (context) => {
    control.clearJournal();
    return context.body(null, 204);
  });
  app.get('/violations', (context) => context.json({ data: control.violations() }));
  app.get('/outbox', (context) => context.json({ data: control.outbox() }));
  app.get('/coverage', (context) => context.json({ data: control.coverage() }));
  app.get('/csp-reports', (context) => context.json({ data: control.cspReports() }));
  app.post(CSP_REPORTS_PATH.slice(BASE.length), async (context) => {
    const report: unknown = await context.req.json();
    control.recordCspReports(Array.isArray(report) ? report : [report]);
    return context.body(null, 204);
  });
  app.delete('/csp-reports', (context) => {
    control.clearCspReports();
    return context.body(null, 204);
  });
  app.get('/token', async (context) => {
    const response = await control.accessToken(context.req.query('user') ?? '');
    return 'token' in response
      ? context.text(response.token)
      : context.json({ errorMessage: response.refusal }, 404);
  });
  app.post('/sso-session', async (context) => {
    const fields = { authCode: text };
    const { authCode } = await readBody<{ authCode?: string }>(context.req.raw, 'An exchange', fields);
    return context.json(ssoSession(sandbox.db, sandbox.clock, authCode));
  });
  app.get(SIGN_ON_PAGE.slice(BASE.length), (context) => {
    const query = new URL(context.req.url).searchParams;
    const errorCode = query.get('errorCode');
    if (errorCode !== null) return context.redirect(errorAddress(query, Number(errorCode), sandbox.ownHosts));
    const chosen = query.get('login_hint');
    if (chosen === null) return context.html(signOnPage(query));
    const address = returnAddress(sandbox, chosen, query);
    return address ? context.redirect(address) : context.json({ errorMessage: 'Unknown account' }, 404);
  });
  return app;
}
