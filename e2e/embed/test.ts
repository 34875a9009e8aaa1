import { type PartnerSite, startPartnerSite } from '@portal-kit/partner-demo/server';
import { demoUsers } from '../fixtures/demo-users.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';

export { expect };

interface Partner extends PartnerSite {
  /** The supplier IDs of all token requests to the partner's server, in order. */
  tokenRequests: string[];
  /** Overrides the token response of the partner's server. Default: the server returns a token. */
  token: string | undefined;
  /** Permissions of the user, which pages pass to their widgets. Default: the widgets offer every action. */
  permissions: readonly string[] | undefined;
  /** Overrides the content security policy of the strict pages. Default: the policy of the documentation. */
  policy: ((own: string) => string) | undefined;
}

/** Tests on a partner's site with widgets, served from a separate origin. */
export const test = portalTest.extend<{ partner: Partner }, { ownPartner: Partner }>({
  ownPartner: [
    async ({ workerSandbox }, use) => {
      const state: Pick<Partner, 'tokenRequests' | 'token' | 'permissions' | 'policy'> = {
        tokenRequests: [],
        token: undefined,
        permissions: undefined,
        policy: undefined,
      };
      const site = await startPartnerSite({
        apiUrl: workerSandbox.origin,
        supplierId: 'SUP-1001',
        otherSupplierId: 'SUP-1004',
        token: async (supplierId) => {
          state.tokenRequests.push(supplierId);
          return state.token ?? workerSandbox.getSession(demoUsers.superAdmin).accessToken;
        },
        permissions: () => state.permissions,
        policy: (own) => state.policy?.(own) ?? own,
      });
      await use(Object.assign(state, site));
      await site.close();
    },
    { scope: 'worker' },
  ],
  // Depends on `sandbox`, so that the sandbox is restored before the site is used.
  partner: async ({ ownPartner, sandbox }, use) => {
    void sandbox;
    ownPartner.tokenRequests.length = 0;
    ownPartner.token = undefined;
    ownPartner.permissions = undefined;
    ownPartner.policy = undefined;
    ownPartner.cspReports.length = 0;
    await use(ownPartner);
    expect.soft(ownPartner.cspReports, 'reports of the partner’s content security policy').toEqual([]);
  },
  baseURL: async ({ partner }, use) => use(partner.origin),
});
