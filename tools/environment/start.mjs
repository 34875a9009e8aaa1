// npm start [-- <options of the sandbox>]: serves the portal and the sandbox on one origin.
import { join } from 'node:path';
import { readPort, requireFreePort } from './ports.mjs';
import { build, ensureInstalled, exitWith, main, root, startServer } from './setup.mjs';

const defaultPort = 4310;

main(async () => {
  const port = readPort(defaultPort);
  const suggestedPort = port < 65_535 ? port + 1 : port - 1;
  await requireFreePort(port, { command: 'npm start', defaultPort, suggestedPort });
  await ensureInstalled();
  console.log('Building the portal (changed packages only) …');
  await build('@portal-kit/portal');

  const given = process.argv.slice(2);
  const choosesData = given.some((argument) => /^--(memory|data(=.*)?)$/.test(argument));
  const data = join(root, `mocks/.data/sandbox${port === defaultPort ? '' : `-${port}`}.sqlite`);
  const portal = join(root, 'apps/portal/dist');
  const options = [
    '--port',
    String(port),
    '--portal',
    portal,
    ...(choosesData ? [] : ['--data', data]),
    '--users',
    ...given,
  ];
  exitWith(startServer(['mocks/src/sandbox.ts', ...options]));
});
