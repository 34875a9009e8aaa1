import { permissionsByRole } from '../access/roles.ts';
import { sha256 } from '../embed/service-credential.ts';
import type { ServiceCredential } from '../model/widget-session.ts';

/** Secret of every service credential of the sandbox. It is public, because the sandbox accepts local connections only. */
export const DEMO_SECRET = 'tidal-cellar-42';

interface DemoCredential extends Omit<ServiceCredential, 'secretSha256'> {
  /** Short description of the permissions. */
  readonly access: string;
}

const loopback = ['http://127.0.0.1', 'http://localhost'];

/** Service credentials of two partners. */
export const demoCredentials: readonly DemoCredential[] = [
  {
    clientId: 'tidewater',
    name: 'Tidewater',
    access: 'every permission',
    supplierIds: ['SUP-1001', 'SUP-1004'],
    permissions: permissionsByRole.ADMIN,
    origins: [...loopback, 'https://stock.tidewater.example'],
    enabled: true,
  },
  {
    clientId: 'lakeside',
    name: 'Lakeside Reports',
    access: 'read only',
    supplierIds: ['SUP-1004'],
    permissions: permissionsByRole.READ_ONLY,
    origins: loopback,
    enabled: true,
  },
];

export const seedServiceCredentials = (): ServiceCredential[] =>
  demoCredentials.map(({ access: _, ...credential }) => ({
    ...credential,
    secretSha256: sha256(DEMO_SECRET),
  }));
