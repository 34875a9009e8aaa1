import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { rawRequest } from './raw-request.ts';

let chain: Chain;

beforeAll(async () => {
  const portalDir = await mkdtemp(join(tmpdir(), 'portal-'));
  await writeFile(join(portalDir, 'index.html'), '<!doctype html>');
  chain = await startChain({ portalDir });
  return async () => {
    await chain.close();
    await rm(portalDir, { recursive: true });
  };
});

beforeEach(() => chain.control.setScenario());

const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const frame = { ...link, 'sec-fetch-dest': 'iframe' };

describe('a link that activates a scenario', () => {
  const SCENARIO_LINK = '/?sandboxScenario=slow-lists';

  test.each([
    ['an image of another site', image],
    ['a link of another site', link],
    ['a frame of another site', frame],
    ['a form of another site', { origin: 'https://attacker.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['an unknown site', { 'sec-fetch-site': 'new-value' }],
  ])('%s activates no scenario', async (_, headers) => {
    const response = await rawRequest(chain.port, SCENARIO_LINK, headers);
    expect([response.status, JSON.parse(response.body)]).toMatchObject([403, { errorCode: 'FORBIDDEN' }]);
    expect(chain.control.scenario()).toBeUndefined();
  });

  test.each([
    ['the address bar', { ...link, 'sec-fetch-site': 'none' }],
    ['a page of the portal', { ...link, 'sec-fetch-site': 'same-origin' }],
    ['a loopback page on another port', { ...link, 'sec-fetch-site': 'same-site' }],
    ['a client other than a browser', {}],
  ])('%s activates the scenario', async (_, headers) => {
    const response = await rawRequest(chain.port, SCENARIO_LINK, headers);
    expect([response.status, response.headers.location]).toEqual([303, '/']);
    expect(chain.control.scenario()).toBe('slow-lists');
  });

  test.each([String.raw`/\attacker.example`, '//attacker.example', String.raw`/\/attacker.example`])(
    'the path %s does not redirect to another host',
    async (path) => {
      const response = await rawRequest(chain.port, `${path}?sandboxScenario=none`);
      expect(response.headers.location).toBe('/attacker.example');
    },
  );
});

describe('the control API', () => {
  test.each([
    ['an image', image],
    ['a frame', frame],
    ['a link with an origin', { ...link, origin: 'https://attacker.example' }],
  ])('%s of another site gets 403 from the control API', async (_, headers) => {
    for (const path of ['/journal', '/token?user=dana@halberd.example', '/sign-on?login_hint=x'])
      expect((await rawRequest(chain.port, `/__sandbox${path}`, headers)).status).toBe(403);
  });

  test('a request of another site without an origin changes nothing', async () => {
    chain.control.addFault({ kind: 'reset', path: '/' });
    expect((await rawRequest(chain.port, '/__sandbox/reset', link, 'POST')).status).toBe(403);
    expect((await rawRequest(chain.port, '/__sandbox/faults', link, 'DELETE')).status).toBe(403);
    expect(chain.control.faults()).toHaveLength(1);
    chain.control.clearFaults();
  });

  test('a link of another site opens the sandbox page', async () => {
    const response = await rawRequest(chain.port, '/__sandbox', { ...link, accept: 'text/html' });
    expect([response.status, response.body]).toEqual([200, expect.stringContaining('<html')]);
  });
});
