import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPartnerSite } from './site.ts';

const user = 'root@portal.example';

const { values } = parseArgs({ options: { port: { type: 'string' }, api: { type: 'string' } } });
const { port, api: apiUrl } = values;
if (!port || !apiUrl)
  throw new Error(
    'partner-demo: --port or --api is missing, so the server did not start. Pass the port and the origin of the API.',
  );

/** Requests an access token from the sandbox. A partner's server exchanges an identity token instead. */
async function requestToken(): Promise<string> {
  const response = await fetch(`${apiUrl}/__sandbox/token?user=${user}`);
  if (!response.ok) throw new Error(`partner-demo: the sandbox returned no token: ${await response.text()}`);
  return response.text();
}

const isSandboxReady = () =>
  fetch(`${apiUrl}/__sandbox`).then(
    ({ ok }) => ok,
    () => false,
  );

const stop = () => process.exit(0);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The parent process holds the other end of the pipe. The server stops when the parent exits.
if (process.env.PORTAL_END_WITH_STDIN === '1') process.stdin.once('end', stop).resume();

// The sandbox starts at the same time and takes longer to become ready.
while (!(await isSandboxReady())) await wait(100);
const site = await startPartnerSite({
  apiUrl,
  supplierId: 'SUP-1001',
  otherSupplierId: 'SUP-1004',
  token: requestToken,
  port: Number(port),
});
process.stdout.write(`Partner:  ${site.origin}, signed in as ${user}. Stop with Ctrl+C.\n`);
