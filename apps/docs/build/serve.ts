// Serves the built site: node build/serve.ts --port 4350
import { parseArgs } from 'node:util';
import { basePath } from '../site/base.ts';
import { startDocsSite } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4350' } } });
const stop = () => process.exit(0);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The parent process holds the other end of the pipe. The server stops when the parent exits.
if (process.env.PORTAL_END_WITH_STDIN === '1') process.stdin.once('end', stop).resume();

const { origin } = await startDocsSite({ port: Number(values.port), base: basePath });
process.stdout.write(`Documentation: ${origin}${basePath}. Stop with Ctrl+C.\n`);
