import type { Handlers } from '../handler.ts';
import { json } from '../responses.ts';
import { featureFlagItems } from '../seed/feature-flags.ts';
import { permissionsByRole } from './roles.ts';
import { ACCESS_TOKEN_SECONDS } from './tokens.ts';

export const accessHandlers: Handlers = {
  getAuthUser({ caller }) {
    const { globalRole, supplierRoles } = caller.user;
    return json({ globalRole, supplierRoles, permissions: caller.permissions() });
  },

  async getAccessToken({ caller, tokens }) {
    const token = await tokens.signAccess(caller.email);
    return json({ token, expiresIn: ACCESS_TOKEN_SECONDS, tokenType: 'Bearer' });
  },

  getRoles: () => json(permissionsByRole),

  getFeatureFlags: () => json({ items: featureFlagItems }),
};
