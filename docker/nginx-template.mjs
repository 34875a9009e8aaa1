// Prints the nginx configuration of docs/deploy.md for the container. The nginx image replaces ${PORTAL_API} and
// ${PORTAL_IDENTITY} when it starts.
import { readFileSync } from 'node:fs';

const variable = (name) => `\${${name}}`;

const values = {
  listen: '8080',
  host: '_',
  folder: '/srv/portal',
  'access-log': '/dev/stdout',
  api: variable('PORTAL_API'),
  identity: variable('PORTAL_IDENTITY'),
  certificates: '/etc/ssl/certs/ca-certificates.crt',
};

const guide = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8');
const [, configuration] = /^```nginx\n(.*?)^```$/ms.exec(guide) ?? [];
if (configuration === undefined) throw new Error('docs/deploy.md has no nginx configuration.');

const filled = configuration.replaceAll(
  /\{\{([a-z-]+)\}\}/g,
  (placeholder, name) => values[name] ?? placeholder,
);
process.stdout.write(filled);
