import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPartnerSite } from './site.ts';

const user = 'root@portal.example';

const { values } = parseArgs({ options: { port: { type: 'string' }, api: { type: 'string' } } });
const { port, api: apiUrl } = values;
if (!port || !apiUrl) throw new Error('partner-demo: say where to listen (--port) and what to call (--api).');

/** The sandbox gives what a partner's server would trade its user's identity token for. */
async function token(): Promise<string> {
  const answer = await fetch(`${apiUrl}/__sandbox/token?user=${user}`);
  if (!answer.ok) throw new Error(`partner-demo: the sandbox gave no token: ${await answer.text()}`);
  return answer.text();
}

const isThere = () =>
  fetch(`${apiUrl}/__sandbox`).then(
    ({ ok }) => ok,
    () => false,
  );

const stop = () => process.exit(0);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// Whoever started this holds the other end of the pipe: when that process is gone, so is the server.
if (process.env.PORTAL_END_WITH_STDIN === '1') process.stdin.once('end', stop).resume();

// The sandbox is started at the same time, and takes longer.
while (!(await isThere())) await wait(100);
const site = await startPartnerSite({
  apiUrl,
  supplierId: 'SUP-1001',
  otherSupplierId: 'SUP-1004',
  token,
  port: Number(port),
});
process.stdout.write(`Partner:  ${site.origin}, signed in as ${user}. Stop with Ctrl+C.\n`);
