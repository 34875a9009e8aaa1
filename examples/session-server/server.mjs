// A partner's server: it signs its own users in, and creates widget sessions for them.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createEmbedSessions, createTokenHandler } from '@portal-kit/sdk/server';

const { PORT = '4333', PORTAL = 'http://127.0.0.1:4320' } = process.env;
/** The origin of your pages, as the browser shows it. */
const origin = process.env.ORIGIN ?? `http://127.0.0.1:${PORT}`;

// The default is the service credential of the sandbox. In production, the operator of the portal issues yours.
const { PORTAL_CLIENT_ID = 'tidewater', PORTAL_CLIENT_SECRET = 'tidal-cellar-42' } = process.env;
const sessions = createEmbedSessions({
  baseUrl: PORTAL,
  clientId: PORTAL_CLIENT_ID,
  clientSecret: PORTAL_CLIENT_SECRET,
});

/** Replace this: the users of your site, with their permissions in the portal. */
const users = new Map([
  ['erin', { id: 'u-20417', name: 'Erin Wolfe', permissions: ['ITEM_LIST', 'ITEM_CREATE'] }],
  ['sam', { id: 'u-30022', name: 'Sam Ito', permissions: ['ITEM_LIST'] }],
]);
/** Replace this: your sign-in. The keys are the values of the session cookie. */
const signedIn = new Map();
const sessionOf = ({ headers }) => /(?:^|; )session=([^;]+)/.exec(headers.get('Cookie') ?? '')?.[1];

const logError = (error) => console.error(JSON.stringify(error));

const tokenHandler = createTokenHandler(
  async (request, { isFresh }) => {
    const user = signedIn.get(sessionOf(request));
    if (!user) return null;
    const { permissions, ...identity } = user;
    const widgets = ['item-list', 'item-form'];
    const scope = { supplierId: 'SUP-1001', user: identity, widgets, permissions, origin };
    return sessions.getOrCreate(scope, { isFresh });
  },
  { onError: logError },
);

async function signIn(request) {
  const user = users.get(new URLSearchParams(await request.text()).get('user'));
  if (!user) return new Response('Unknown user.', { status: 400 });
  const session = randomUUID();
  signedIn.set(session, user);
  return redirectHome(`session=${session}; HttpOnly; SameSite=Strict; Path=/`);
}

async function signOut(request) {
  const user = signedIn.get(sessionOf(request));
  signedIn.delete(sessionOf(request));
  // If the revocation fails, the tokens of the user expire within ten minutes.
  if (user) await sessions.revokeUser(user.id).catch(logError);
  return redirectHome('session=; Max-Age=0; Path=/');
}

const redirectHome = (cookie) =>
  new Response(null, { status: 303, headers: { Location: '/', 'Set-Cookie': cookie } });

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self'; frame-src blob:; img-src 'self' data:",
  `connect-src 'self' ${PORTAL}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "require-trusted-types-for 'script'; trusted-types portal-kit",
].join('; ');

const page = new URL('page/', import.meta.url);
/** The script file of portal-kit and the files that it loads. */
const script = join(
  dirname(createRequire(import.meta.url).resolve('portal-kit/package.json')),
  'dist/script',
);

async function file(path, type = 'text/javascript') {
  const headers = { 'Content-Type': type, 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' };
  return new Response(await readFile(path), { headers });
}

const routes = {
  'GET /': () => file(new URL('index.html', page), 'text/html'),
  'GET /page.js': () => file(new URL('page.js', page)),
  'GET /config.json': () => Response.json({ apiUrl: PORTAL }),
  'GET /portal-token': tokenHandler,
  'POST /sign-in': signIn,
  'POST /sign-out': signOut,
};

function respond(request) {
  const { pathname } = new URL(request.url);
  const [, name] = /^\/portal-kit\/([\w-]+(?:\.[\w-]+)*\.js)$/.exec(pathname) ?? [];
  if (name) return file(join(script, name));
  return routes[`${request.method} ${pathname}`]?.(request) ?? new Response('Not found.', { status: 404 });
}

// Converts between Node's messages and the Fetch standard.
const server = createServer(async (incoming, outgoing) => {
  try {
    const { method, headers, url } = incoming;
    const body = method === 'POST' ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
    const response = await respond(new Request(new URL(url, origin), { method, headers, ...body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    if (error.code !== 'ENOENT') console.error(error);
    outgoing.writeHead(error.code === 'ENOENT' ? 404 : 500).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Open ${origin}. Stop with Ctrl+C.`));
