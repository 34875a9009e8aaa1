// A service of a web shop. It has no page: the back end of the shop calls it.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { availableBottles, createOrder, failureOf } from './portal.mjs';

const { PORT = '4339' } = process.env;

/** `GET /stock/<sku>` */
async function readStock(encodedSku) {
  let sku;
  try {
    sku = decodeURIComponent(encodedSku);
  } catch {
    return { status: 400, body: { message: 'The SKU is not encoded as a part of a URL.' } };
  }
  const bottles = await availableBottles(sku);
  return bottles === undefined
    ? { status: 404, body: { message: 'Unknown item.' } }
    : { status: 200, body: { sku, bottles } };
}

/** `PUT /orders/<uuid>`: the shop repeats the request until it gets a response. */
async function putOrder(key, incoming) {
  let order;
  try {
    order = await json(incoming);
  } catch {
    return { status: 400, body: { message: 'The body is not JSON.' } };
  }
  const { orderId, status } = await createOrder(order, key);
  return { status: 201, body: { orderId, status } };
}

async function respond(incoming) {
  const { method, url = '/' } = incoming;
  const { pathname } = new URL(url, 'http://localhost');
  const [, sku] = /^\/stock\/([^/]+)$/.exec(pathname) ?? [];
  const [, key] = /^\/orders\/([\da-f-]{36})$/i.exec(pathname) ?? [];
  if (method === 'GET' && sku) return readStock(sku);
  if (method === 'PUT' && key) return putOrder(key, incoming);
  return { status: 404, body: { message: 'Not found.' } };
}

const server = createServer(async (incoming, outgoing) => {
  try {
    const { status, body, retryAfterS } = await respond(incoming).catch(failureOf);
    if (status >= 500) console.error(status, JSON.stringify(body));
    const retryAfter = retryAfterS ? { 'Retry-After': String(retryAfterS) } : {};
    outgoing.writeHead(status, { 'Content-Type': 'application/json', ...retryAfter });
    outgoing.end(JSON.stringify(body));
  } catch (error) {
    console.error(error);
    outgoing.writeHead(500).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Ready at http://127.0.0.1:${PORT}. Stop with Ctrl+C.`),
);
