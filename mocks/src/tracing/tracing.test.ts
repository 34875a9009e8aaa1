import { loadContract } from '@portal-kit/contract/contract';
import { expect, test } from 'vitest';
import { startChain } from '../chain.ts';
import { Coverage } from '../control/coverage.ts';
import { Journal } from '../control/journal.ts';
import { FaultLayer } from '../faults/fault-layer.ts';
import { createApiPipeline } from '../gateway/api-pipeline.ts';
import { signIn } from '../sign-in.ts';
import { startTestCollector } from './test-collector.ts';
import { type StartedSpan, TRACES_PATH } from './tracing.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER_ID = '00f067aa0ba902b7';
const PARENT = `00-${TRACE_ID}-${CALLER_ID}-01`;

test('the spans of gateway and sandbox continue the trace of the request', async () => {
  const collector = await startTestCollector();
  const chain = await startChain({ tracesUrl: collector.url, portalDir: false });
  const { accessToken } = await signIn(chain.origin, 'dana@halberd.example');
  const headers = { authorization: `Bearer ${accessToken}`, traceparent: PARENT };
  const items = `${chain.origin}/api/v1/suppliers/SUP-1001/items`;
  await fetch(`${items}?searchString=merlot`, { headers });
  await fetch(`${items}/ITM-0`, { headers });
  chain.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
  await fetch(items, { headers });
  await chain.close();
  await collector.close();

  const [list, missing, failed] = collector.spans.filter(
    ({ service, traceId }) => service === 'supplier-portal-gateway' && traceId === TRACE_ID,
  );
  expect(list).toMatchObject({
    name: 'GET /api/v1/suppliers/{supplierId}/items',
    parentSpanId: CALLER_ID,
    isFailed: false,
    attributes: { 'portal.operation_id': 'listItems', 'http.response.status_code': '200' },
  });
  expect(missing).toMatchObject({ isFailed: false, attributes: { 'http.response.status_code': '404' } });
  expect(failed).toMatchObject({ isFailed: true, attributes: { 'sandbox.source': 'fault' } });
  const ofSandbox = collector.spans.filter(({ service }) => service === 'supplier-portal-sandbox');
  expect(ofSandbox.filter(({ traceId }) => traceId === TRACE_ID)).toMatchObject([
    { name: 'listItems', parentSpanId: list?.spanId },
    { name: 'getItem', parentSpanId: missing?.spanId },
  ]);
  expect(collector.bodies.join()).not.toMatch(/SUP-1001|merlot|ITM-0|halberd/);
});

test('a request without traceparent starts a trace, and an invalid one is ignored', async () => {
  const collector = await startTestCollector();
  const chain = await startChain({ tracesUrl: collector.url, portalDir: false });
  await fetch(`${chain.origin}/api/feature-flags`);
  await fetch(`${chain.origin}/api/feature-flags`, { headers: { traceparent: '00-0-0-zz' } });
  await chain.close();
  await collector.close();
  // Without a token, the gate rejects the requests before they reach the sandbox.
  expect(collector.spans).toMatchObject([
    { service: 'supplier-portal-gateway', parentSpanId: undefined },
    { service: 'supplier-portal-gateway', parentSpanId: undefined },
  ]);
});

test('the gateway forwards spans of the portal and refuses those of other sites', async () => {
  const collector = await startTestCollector();
  const chain = await startChain({ tracesUrl: collector.url, portalDir: false });
  const send = (headers: Record<string, string> = {}, body = JSON.stringify({ resourceSpans: [] })) =>
    fetch(chain.origin + TRACES_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  expect((await send()).status).toBe(200);
  expect((await send({ origin: 'https://attacker.example' })).status).toBe(403);
  expect((await fetch(chain.origin + TRACES_PATH)).status).toBe(405);
  expect((await send({}, ' '.repeat(12 * 1024 * 1024))).status).toBe(413);
  expect(await (await fetch(`${chain.origin}/config.json`)).json()).toMatchObject({
    telemetryUrl: TRACES_PATH,
  });
  await collector.close();
  expect((await send()).status).toBe(502);
  await chain.close();
});

test('the span of a request that fails with an exception ends as failed', async () => {
  const ends: Parameters<StartedSpan['end']>[0][] = [];
  const pipeline = createApiPipeline({
    gate: {
      match: () => ({ operation: undefined, status: 404 }),
      handle: () => Promise.reject(new Error('broken')),
    },
    faults: new FaultLayer(),
    journal: new Journal(),
    coverage: new Coverage(await loadContract()),
    tracing: {
      start: () => ({ traceparent: PARENT, end: (result) => ends.push(result) }),
      forward: async () => 200,
      close: async () => {},
    },
  });
  const request = {
    method: 'GET',
    path: '/api/v1/suppliers',
    search: '',
    headers: {},
    body: Buffer.alloc(0),
  };
  await expect(pipeline(request, new AbortController().signal)).rejects.toThrow('broken');
  expect(ends).toEqual([{ isFailed: true }]);
});
