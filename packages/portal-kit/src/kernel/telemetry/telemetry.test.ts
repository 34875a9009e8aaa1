import { createPortalSdk, PortalError, type RequestOutcome } from '@portal-kit/sdk';
import { itemQueries } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeMissingError } from '../errors/code-missing';
import { createTelemetry, type Telemetry } from './telemetry';
import type { TelemetryEvent } from './telemetry-event';

/** What a user types, is called and works with. No event may contain any of it. */
const personal = {
  name: 'Dana Halberd',
  email: 'dana@halberd.example',
  supplierId: 'SUP-1001',
  itemId: 'ITM-77',
  search: 'riesling 2019',
  token: 'eyJhbGciOiJSUzI1NiJ9',
  password: 'cellar-door-42',
};
const leaks = new RegExp(
  Object.values(personal)
    .flatMap((text) => [text, encodeURIComponent(text)])
    .join('|'),
);

const events: TelemetryEvent[] = [];
const onTelemetry = (event: TelemetryEvent) => {
  events.push(event);
};
beforeEach(() => {
  events.length = 0;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reports an attempt of a call that ends after `durationMs`. */
const report = ({ observer }: Telemetry, outcome: RequestOutcome, durationMs = 10) => {
  const headers = new Headers();
  const path = '/suppliers/{supplierId}/items';
  const end = observer({ operationId: 'listItems', method: 'GET', path, headers });
  vi.advanceTimersByTime(durationMs);
  end(outcome);
};
const call = {
  'portal.operation_id': 'listItems',
  'http.request.method': 'GET',
  'url.template': '/suppliers/{supplierId}/items',
};
const timeUnixMs = Date.UTC(2026, 10, 20);
const failure = (kind: 'http' | 'network' | 'aborted', status: number) =>
  new PortalError({ kind, status, operationId: 'listItems', message: `${personal.email} ${personal.token}` });

test('a slow call is reported with its operation, status and duration', () => {
  const telemetry = createTelemetry({ onTelemetry, page: () => '/items' });
  report(telemetry, { status: 200, error: undefined }, 2999);
  report(telemetry, { status: 200, error: undefined }, 3000);
  expect(events).toEqual([
    {
      ...{ eventName: 'portal.call.slow', timeUnixMs: timeUnixMs + 5999, severityNumber: 13 },
      attributes: {
        ...{ 'portal.page': '/items', ...call },
        ...{ 'http.response.status_code': 200, 'portal.duration_ms': 3000 },
      },
    },
  ]);
});

test('a failed call is an error, a refused call is a warning, and an aborted call is not reported', () => {
  const telemetry = createTelemetry({ onTelemetry });
  report(telemetry, { status: 0, error: failure('network', 0) });
  report(telemetry, { status: 503, error: failure('http', 503) });
  report(telemetry, { status: 412, error: failure('http', 412) });
  report(telemetry, { status: 0, error: failure('aborted', 0) }, 9000);
  expect(
    events.map(({ eventName, severityNumber, attributes }) => [eventName, severityNumber, attributes]),
  ).toEqual([
    ['portal.call.failed', 17, { ...call, 'portal.duration_ms': 10, 'error.type': 'network' }],
    [
      ...['portal.call.failed', 17],
      { ...call, 'portal.duration_ms': 10, 'http.response.status_code': 503, 'error.type': '503' },
    ],
    [
      ...['portal.call.failed', 13],
      { ...call, 'portal.duration_ms': 10, 'http.response.status_code': 412, 'error.type': '412' },
    ],
  ]);
});

test('an error has its type, widget and script positions, and is reported once', () => {
  const { reportError } = createTelemetry({ onTelemetry });
  const error = new RangeError(`no ${personal.name}`);
  error.stack = [
    `RangeError: no ${personal.name} (https://portal.example/${personal.email}.js:1:1)`,
    `    at rowOf (https://portal.example/assets/items-1a2b3c4.js?user=${personal.email}:12:345)`,
    `    at https://portal.example/${personal.supplierId}/items?search=${encodeURIComponent(personal.search)}:1:1`,
    '    at renderRow (https://portal.example/assets/portal-1a2b3c4.js:3:7)',
  ].join('\n');
  reportError(error, 'ItemList');
  reportError(error);
  expect(events).toEqual([
    {
      ...{ eventName: 'exception', timeUnixMs, severityNumber: 17 },
      attributes: {
        'portal.widget': 'ItemList',
        'exception.type': 'RangeError',
        'exception.stacktrace': 'items-1a2b3c4.js:12:345\nportal-1a2b3c4.js:3:7',
      },
    },
  ]);
});

test('a stack of Firefox and Safari is read without its addresses', () => {
  const { reportError } = createTelemetry({ onTelemetry });
  const stack = [
    'row@https://portal.example/assets/items-1a2b3c4.js:12:345',
    `@https://portal.example/${personal.supplierId}/items:1:1`,
  ].join('\n');
  reportError(Object.assign(new TypeError(personal.name), { stack }));
  expect(events[0]?.attributes).toEqual({
    'exception.type': 'TypeError',
    'exception.stacktrace': 'items-1a2b3c4.js:12:345',
  });
});

test('thrown values that are not errors, and errors with unknown names, are reported without their texts', () => {
  const { reportError } = createTelemetry({ onTelemetry });
  const named = Object.assign(new Error(personal.search), { name: personal.name, stack: '' });
  for (const thrown of [
    named,
    personal.email,
    undefined,
    null,
    { email: personal.email },
    createCodeMissingError(named),
  ])
    reportError(thrown);
  expect(
    events.map(({ attributes }) => (attributes as { 'exception.type': string })['exception.type']),
  ).toEqual([...['Error', 'Error', 'Error', 'Error', 'Error'], 'CodeMissingError']);
  expect(JSON.stringify(events)).not.toMatch(leaks);
});

test('no event contains personal data of a request, a response or a failure', async () => {
  vi.useRealTimers();
  const { observer, reportError } = createTelemetry({ onTelemetry, slowCallMs: 0 });
  const body = {
    errorMessage: `${personal.name} <${personal.email}>`,
    errorCode: personal.itemId,
    status: 422,
  };
  const responses = [
    new Response(JSON.stringify(body), { status: 422, headers: { 'X-Request-Id': personal.email } }),
    new Response(JSON.stringify({ data: [], meta: { total: 0 } }), {
      headers: { 'Content-Type': 'application/json' },
    }),
    new Response(personal.name),
  ];
  const sdk = createPortalSdk({
    baseUrl: `https://${personal.supplierId}.example`,
    tokens: { get: () => personal.token, refresh: async () => null },
    fetch: async () => responses.shift() ?? Promise.reject(new TypeError(personal.email)),
    observer,
  });
  for (let count = 0; count < 5; count += 1) {
    const { supplierId, search: searchString } = personal;
    await itemQueries.list(sdk, { supplierId, searchString }).queryFn({}).catch(reportError);
  }
  expect(events.map(({ eventName }) => eventName)).toEqual([
    ...['portal.call.failed', 'portal.call.slow', 'portal.call.failed'],
    ...['portal.call.failed', 'portal.call.failed', 'portal.call.failed', 'portal.call.failed'],
  ]);
  expect(JSON.stringify(events)).not.toMatch(leaks);
});

test('a callback that throws is reported to the page and does not affect the caller', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const failures = [new Error('sync'), new Error('async')];
  const telemetry = createTelemetry({
    onTelemetry: (event) => {
      if (event.eventName === 'exception') throw failures[0];
      return Promise.reject(failures[1]) as unknown as undefined;
    },
  });
  telemetry.reportError(new Error('a'));
  report(telemetry, { status: 500, error: failure('http', 500) });
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([[failures[0]], [failures[1]]]));
});

test('a page that fails again and again sends at most 500 events', () => {
  const { reportError } = createTelemetry({ onTelemetry });
  for (let count = 0; count < 600; count += 1) reportError(new Error('again'));
  expect(events).toHaveLength(500);
});
