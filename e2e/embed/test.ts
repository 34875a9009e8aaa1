import { type PartnerSite, startPartnerSite } from '@portal-kit/partner-demo/server';
import { people } from '../fixtures/people.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';

export { expect };

interface Partner extends PartnerSite {
  /** What the partner's server was asked for a token with, in order. */
  tokensAsked: string[];
  /** While set, the partner's server gives this in place of a token. */
  token: string | undefined;
  /** While set, strict pages come with what this makes of their policy. */
  policy: ((own: string) => string) | undefined;
}

/** Pages of a partner's site, on an origin of its own, with widgets of the sandbox's portal in them. */
export const test = portalTest.extend<{ partner: Partner }, { ownPartner: Partner }>({
  ownPartner: [
    async ({ ownWorld }, use) => {
      const state: Pick<Partner, 'tokensAsked' | 'token' | 'policy'> = {
        tokensAsked: [],
        token: undefined,
        policy: undefined,
      };
      const site = await startPartnerSite({
        apiUrl: ownWorld.origin,
        supplierId: 'SUP-1001',
        otherSupplierId: 'SUP-1004',
        token: async (supplierId) => {
          state.tokensAsked.push(supplierId);
          return state.token ?? ownWorld.person(people.superAdmin).accessToken;
        },
        policy: (own) => state.policy?.(own) ?? own,
      });
      await use(Object.assign(state, site));
      await site.close();
    },
    { scope: 'worker' },
  ],
  // The sandbox of this worker is as new for every test, and so is the partner's server.
  partner: async ({ ownPartner, world }, use) => {
    void world;
    ownPartner.tokensAsked.length = 0;
    ownPartner.token = undefined;
    ownPartner.policy = undefined;
    ownPartner.cspReports.length = 0;
    await use(ownPartner);
    expect.soft(ownPartner.cspReports, 'reports of the partner’s content security policy').toEqual([]);
  },
  baseURL: async ({ partner }, use) => use(partner.origin),
});
