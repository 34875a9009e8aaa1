import { DEMO_SECRET } from './sandbox/seed/service-credentials.ts';
import { DEFAULT_WORLD, WORLD_HEADER } from './worlds/world-name.ts';

/** The fields of a new widget session that tests use. */
export interface CreatedSession {
  readonly sessionId: string;
  readonly accessToken: string;
  readonly permissions: readonly string[];
  readonly expiresAt: string;
}

/** Formats the `Authorization` header of a demo partner's server. */
export const basicAuthorization = (clientId: string, secret: string = DEMO_SECRET) =>
  `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;

/** The `Authorization` header of the demo partner that has every permission. */
export const DEMO_AUTHORIZATION = basicAuthorization('tidewater');

/** A session with every permission that the item widgets use. */
export const sessionRequest = {
  supplierId: 'SUP-1001',
  user: { id: 'u-20417', name: 'Erin Wolfe' },
  widgets: ['item-list', 'item-details', 'item-form'],
  origin: 'http://127.0.0.1:4333',
};

/**
 * Creates a widget session over HTTP, as a partner's server does.
 *
 * @throws Error with the response when the sandbox refuses.
 */
export async function createSession(
  origin: string,
  change: Readonly<Record<string, unknown>> = {},
  world: string = DEFAULT_WORLD,
): Promise<CreatedSession> {
  const response = await fetch(`${origin}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization: DEMO_AUTHORIZATION, 'content-type': 'application/json', [WORLD_HEADER]: world },
    body: JSON.stringify({ ...sessionRequest, ...change }),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`The sandbox created no widget session: ${JSON.stringify(body)}`);
  return body as CreatedSession;
}
