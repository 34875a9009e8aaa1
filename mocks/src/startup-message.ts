import type { Chain } from './chain.ts';
import type { HostNames } from './gateway/own-hosts.ts';
import { DEMO_SECRET, demoCredentials } from './sandbox/seed/service-credentials.ts';
import { DEMO_PASSWORD, demoUsers, describeRoles } from './sandbox/seed/users.ts';

const formatStateNote = ({ state }: (typeof demoUsers)[number]) =>
  state === 'active' ? '' : ` (cannot sign in: ${state})`;

/** Addresses of the server for other devices. */
export const otherOrigins = ({ port }: Pick<Chain, 'port'>, ownHosts: HostNames): string[] =>
  [...ownHosts].map((host) => `http://${host}:${port}`);

/** Formats the lines that `npm start` prints when the portal is ready. */
export function startupMessage(
  { origin, port, oidc }: Pick<Chain, 'origin' | 'port' | 'oidc'>,
  ownHosts: HostNames,
): string[] {
  const width = Math.max(...demoUsers.map(({ email }) => email.length));
  return [
    '',
    `  Portal    ${origin}`,
    ...otherOrigins({ port }, ownHosts).map((address) => `            ${address}`),
    `  Sandbox   ${origin}/__sandbox`,
    ...(oidc ? [`  Sign-in   ${oidc.origin} (OpenID Connect)`] : []),
    '',
    `  Demo users, password ${DEMO_PASSWORD}`,
    ...demoUsers.map(
      (user) => `    ${user.email.padEnd(width)}  ${describeRoles(user)}${formatStateNote(user)}`,
    ),
    '',
    `  Service credentials for partners' servers, secret ${DEMO_SECRET}`,
    ...demoCredentials.map(
      ({ clientId, access, supplierIds }) =>
        `    ${clientId.padEnd(width)}  ${access} for ${supplierIds.join(', ')}`,
    ),
    '',
  ];
}
