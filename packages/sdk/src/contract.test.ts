import { createPortalSdk } from '@portal-kit/sdk';
import { createIdentityClient, type IdentityClient, identityErrorKind } from '@portal-kit/sdk/identity';
import { createEmbedSessions, type EmbedSessions } from '@portal-kit/sdk/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catchPortalError } from '../test/catch-portal-error';
import { contractOperations } from '../test/contract-document';
import { portalCalls } from '../test/portal-calls';
import { countingTokens } from '../test/tokens';

const portal = contractOperations('portal');
const identity = contractOperations('identity');
const embed = contractOperations('embed');
let mock: { readonly origin: string; close(): Promise<void> };

beforeAll(async () => {
  // The module name is not a literal, because the types of the mocks need Node's module resolution.
  const mocks: string = '@portal-kit/mocks/testing';
  mock = await (await import(mocks)).startPrismMock();
});
afterAll(() => mock?.close());

/** Creates a `fetch` that requests one documented response of the mock and records the bodies. */
function recordingFetch(prefer?: string) {
  const bodies: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (prefer) headers.set('Prefer', prefer);
    const response = await fetch(input, { ...init, headers });
    bodies.push(await response.clone().text());
    return response;
  };
  return { send, bodies };
}

function portalClient(prefer?: string) {
  const { send, bodies } = recordingFetch(prefer);
  return { bodies, sdk: createPortalSdk({ baseUrl: mock.origin, tokens: countingTokens(), fetch: send }) };
}

describe('portal contract', () => {
  test('every operation of the portal contract has one resource function', () => {
    expect(Object.keys(portalCalls).sort()).toEqual(portal.map(({ operationId }) => operationId).sort());
  });

  test.each(portal)('$operationId resolves with the documented response', async (operation) => {
    const { sdk } = portalClient();
    await expect(
      portalCalls[operation.operationId]?.(sdk, operation.requestExample as never),
    ).resolves.toBeTruthy();
  });

  const failures = portal.flatMap((operation) =>
    operation.errorStatuses.map((status) => ({ ...operation, status })),
  );
  test.each(failures)('$operationId rejects with a PortalError for status $status', async (failure) => {
    const { sdk, bodies } = portalClient(`code=${failure.status}`);
    const call = portalCalls[failure.operationId]?.(sdk, failure.requestExample as never);
    const { kind, status, message, code, fields, operationId } = await catchPortalError(
      call ?? Promise.resolve(),
    );
    const body = JSON.parse(bodies.at(-1) ?? '');
    expect({ kind, status, message, code, fields, operationId }).toEqual({
      kind: 'http',
      status: failure.status,
      message: body.errorMessage,
      code: body.errorCode,
      fields: body.extensions?.validationErrors ?? [],
      operationId: failure.operationId,
    });
    expect(bodies.length).toBe([401, 500].includes(failure.status) ? 2 : 1);
  });
});

const loginToken = 'st2.s.AcbHu1x9Qw';
const identityCalls: Record<string, (client: IdentityClient) => Promise<unknown>> = {
  login: (client) => client.login({ loginId: 'dana@halberd.example', password: 'cellar-door-42' }),
  getJwt: (client) => client.getJwt({ loginToken }),
  getAccountInfo: (client) => client.getAccountInfo({ loginToken }),
  verifySession: (client) => client.verifySession({ loginToken }),
  resetPassword: (client) => client.setNewPassword({ token: 'tk1.7Hq2', newPassword: 'cellar-door-43' }),
  logout: (client) => client.logout({ loginToken }),
  getJwtPublicKey: (client) => client.getPublicKeys(),
  ssoLogin: async (client) => {
    const url = client.ssoLoginUrl({ redirectUrl: 'https://portal.example/login', state: 'f3a9' });
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    expect([status, headers.has('location')]).toEqual([302, true]);
  },
};

const identityClient = (prefer?: string) =>
  createIdentityClient({
    baseUrl: `${mock.origin}/identity`,
    apiKey: '3_abc',
    fetch: recordingFetch(prefer).send,
  });

describe('identity contract', () => {
  test('every operation of the identity contract has one client method', () => {
    expect(Object.keys(identityCalls).sort()).toEqual(identity.map(({ operationId }) => operationId).sort());
  });

  test.each(identity)('$operationId sends a request that the contract accepts', async ({ operationId }) => {
    await expect(identityCalls[operationId]?.(identityClient())).resolves.not.toThrow();
  });

  const failures = identity
    .filter(({ operationId }) => operationId !== 'ssoLogin')
    .flatMap(({ operationId, responseExamples }) =>
      responseExamples.map((example) => ({
        operationId,
        ...example,
        ...(example.value as { errorCode: number }),
      })),
    )
    .filter(({ errorCode }) => errorCode > 0 && errorCode !== 200009);
  test.each(failures)(
    '$operationId rejects with an IdentityError for $name ($errorCode)',
    async (failure) => {
      const call = identityCalls[failure.operationId];
      await expect(
        call?.(identityClient(`code=${failure.status}, example=${failure.name}`)),
      ).rejects.toMatchObject({
        name: 'IdentityError',
        kind: identityErrorKind(failure.errorCode),
        code: failure.errorCode,
      });
    },
  );
});

const sessionId = 'WS-4f1c2b7a9d3e4c5fa6b7c8d9e0f1a2b3';
const embedCalls: Record<string, (sessions: EmbedSessions, request: never) => Promise<unknown>> = {
  createWidgetSession: (sessions, request) => sessions.create(request),
  getWidgetSession: (sessions) => sessions.get(sessionId),
  revokeWidgetSession: (sessions) => sessions.revoke(sessionId),
  revokeWidgetSessions: (sessions) => sessions.revokeUser('u-20417'),
};

function embedSessions(prefer?: string) {
  const { send, bodies } = recordingFetch(prefer);
  const credential = { clientId: 'tidewater', clientSecret: 'tidal-cellar-42' };
  return { bodies, sessions: createEmbedSessions({ baseUrl: mock.origin, ...credential, fetch: send }) };
}

describe('embed contract', () => {
  test('every operation of the embed contract has one client method', () => {
    expect(Object.keys(embedCalls).sort()).toEqual(embed.map(({ operationId }) => operationId).sort());
  });

  test.each(embed)('$operationId sends a request that the contract accepts', async (operation) => {
    const call = embedCalls[operation.operationId];
    await expect(call?.(embedSessions().sessions, operation.requestExample as never)).resolves.not.toThrow();
  });

  const failures = embed.flatMap((operation) =>
    operation.errorStatuses.map((status) => ({ ...operation, status })),
  );
  test.each(failures)('$operationId rejects with a PortalError for status $status', async (failure) => {
    const { sessions, bodies } = embedSessions(`code=${failure.status}`);
    const call = embedCalls[failure.operationId]?.(sessions, failure.requestExample as never);
    const { kind, status, code, fields, operationId } = await catchPortalError(call ?? Promise.resolve());
    const body = JSON.parse(bodies.at(-1) ?? '');
    expect({ kind, status, code, fields, operationId }).toEqual({
      kind: 'http',
      status: failure.status,
      code: body.errorCode,
      fields: body.extensions?.validationErrors ?? [],
      operationId: failure.operationId,
    });
    expect(bodies.length).toBe(failure.status === 500 ? 2 : 1);
  });
});
