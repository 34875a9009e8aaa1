// Receives reports of the content security policy, groups them and prints each new group as a line of JSON.
import { createServer } from 'node:http';
import { createGroups, readReports } from './groups.mjs';
import { createRateLimit } from './rate-limit.mjs';

const { PORT = '4335', HOST = '127.0.0.1', PER_MINUTE = '60' } = process.env;
const largestBodyBytes = 64 * 1024;
const types = /^application\/(?:csp-report|reports\+json|json)\b/;

const groups = createGroups();
const isAllowed = createRateLimit({ perMinute: Number(PER_MINUTE) });

/** The proxy in front of this server sets the header. Remove this line if browsers reach the server directly. */
const clientOf = ({ headers, socket }) =>
  headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? socket.remoteAddress;

/** Resolves with the body, or with `undefined` if it is too large. */
async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > largestBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Resolves with the status of the response. */
async function receive(request) {
  if (!types.test(request.headers['content-type'] ?? '')) return 415;
  if (!isAllowed(clientOf(request))) return 429;
  const text = await readBody(request);
  if (text === undefined) return 413;
  try {
    for (const report of readReports(text)) {
      const group = groups.add(report);
      if (group) console.log(JSON.stringify(group));
    }
    return 204;
  } catch {
    return 400;
  }
}

const server = createServer(async (request, response) => {
  const { method, url } = request;
  // Browsers ask before they send reports to another origin.
  if (method === 'OPTIONS') {
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '7200',
    });
    response.end();
  } else if (method === 'POST' && url === '/csp-reports') {
    const status = await receive(request).catch(() => 400);
    // The rest of a refused body is not read.
    response.writeHead(status, { 'access-control-allow-origin': '*', connection: 'close' });
    response.end();
  } else if (method === 'GET' && url === '/groups') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(groups.list(), null, 2));
  } else response.writeHead(404).end();
});

server.requestTimeout = 10_000;
server.listen(Number(PORT), HOST, () => console.log(`Open http://${HOST}:${PORT}/groups`));
