// The calls of a web shop's service: the stock of an item, and orders that the portal stores once.
import { isPortalError } from '@portal-kit/sdk';
import { createPortal } from '@portal-kit/sdk/portal';
import { createEmbedSessions } from '@portal-kit/sdk/server';

const supplierId = 'SUP-1001';
const baseUrl = process.env.PORTAL ?? 'http://127.0.0.1:4320';

// The default is the service credential of the sandbox. In production, the operator of the portal issues yours.
const { PORTAL_CLIENT_ID = 'tidewater', PORTAL_CLIENT_SECRET = 'tidal-cellar-42' } = process.env;
const sessions = createEmbedSessions({
  baseUrl,
  clientId: PORTAL_CLIENT_ID,
  clientSecret: PORTAL_CLIENT_SECRET,
});
/** The portal shows the user as the author of the orders. A session needs an origin, even for a service without a page. */
const scope = {
  supplierId,
  user: { id: 'web-shop', name: 'Web shop' },
  widgets: ['item-list', 'order-wizard'],
  origin: process.env.SHOP_ORIGIN ?? 'http://localhost:4339',
};

const portal = createPortal({
  baseUrl,
  tokens: {
    get: async () => (await sessions.getOrCreate(scope)).accessToken,
    refresh: async () => (await sessions.getOrCreate(scope, { isFresh: true })).accessToken,
  },
});

/** Bottles of an item that are available, or `undefined` for an unknown item. */
export async function availableBottles(sku) {
  for await (const item of portal.items.list(supplierId, { searchString: sku }))
    if (item.sku === sku) return item.inventory.reduce((sum, { availableQty }) => sum + availableQty, 0);
  return undefined;
}

/** Creates an outbound order. A repeated call with the same key and the same order creates no second order. */
export const createOrder = (order, idempotencyKey) =>
  portal.orders.outbound.create(supplierId, order, { idempotencyKey });

/** The response to the shop after a failure. The README lists the meaning of each status for the shop. */
export function failureOf(error) {
  if (!isPortalError(error)) throw error;
  const { status, code, message, fields, requestId, isOutcomeUnknown, retryable, retryAfterMs } = error;
  if (isOutcomeUnknown || retryable)
    return { status: 503, retryAfterS: Math.ceil((retryAfterMs ?? 1_000) / 1_000), body: { code, message } };
  const isOfOrder = status >= 400 && status < 500 && status !== 401 && status !== 403;
  return { status: isOfOrder ? status : 502, body: { code, message, fields, requestId } };
}
