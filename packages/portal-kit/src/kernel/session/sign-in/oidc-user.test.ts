import { describe, expect, test } from 'vitest';
import { jwt } from '../../../../test/oidc-server';
import { setupOidcTabs, waitForOutcome } from '../../../../test/oidc-tab';

const oidc = setupOidcTabs();
const { openTab } = oidc;

describe('the account of an OpenID Connect user', () => {
  test.each([
    [{}, 'Ada Lovelace'],
    [{ given_name: undefined }, 'Lovelace'],
    [{ given_name: undefined, family_name: ' ', name: 'Countess of Lovelace' }, 'Countess of Lovelace'],
    [{ given_name: undefined, family_name: undefined, nickname: 'ada' }, 'ada'],
    [{ given_name: undefined, family_name: 7 }, 'ada@cellar.example'],
  ])(
    'the account of an OpenID Connect user with the claims %o has the nickname %s',
    async (claims, nickname) => {
      oidc.server.claims = claims;
      const { signIn, provider } = openTab();
      expect((await signIn()).account.nickname).toBe(nickname);
      expect((await provider.getAccount()).nickname).toBe(nickname);
    },
  );

  test('the account of an OpenID Connect user has no company when the claims contain none', async () => {
    oidc.server.claims = { company: undefined, company_id: ' ' };
    expect((await openTab().signIn()).account).toMatchObject({ company: null, companyId: null });
  });

  test('the account of an OpenID Connect user uses the claims of a complete ID token and requests missing claims with the access token', async () => {
    await openTab().signIn();
    expect(oidc.server.paths()).not.toContain('/me');
    const thin = jwt({ sub: 'u-1', iat: 0, exp: 3600, email: 'ada@of.token' });
    oidc.server.responses['/token'] = () => Response.json({ id_token: thin, access_token: 'at-7' });
    const { redirect, responseAddress } = openTab();
    const address = await responseAddress();
    oidc.server.responses['/token'] = () =>
      Response.json({
        id_token: jwt({ sub: 'u-1', iat: 0, exp: 3600, email: 'ada@of.token', nonce: oidc.server.nonce }),
        access_token: 'at-7',
      });
    expect((await redirect.finish(address)).account).toEqual({
      email: 'ada@of.token',
      nickname: 'Ada Lovelace',
      company: 'Cellar & Sons',
      companyId: 'SUP-1001',
    });
    expect(oidc.server.sent.at(-1)).toMatchObject({ path: '/me', authorization: 'Bearer at-7' });
  });

  test('the account of an OpenID Connect user ignores user info of another subject', async () => {
    oidc.server.claims = { company: undefined };
    oidc.server.responses['/me'] = () => Response.json({ sub: 'u-2', company: 'Other' });
    expect((await openTab().signIn()).account.company).toBeNull();
  });

  test.each([
    ['', 'a failure', () => Response.json({}, { status: 500 }), 'transient'],
    ['', 'a refusal', () => Response.json({}, { status: 403 }), 'config'],
    ['', 'no network', () => Promise.reject(new TypeError('Failed to fetch')), 'transient'],
    ['', 'no address either', () => Response.json({ sub: 'u-1' }), 'config'],
    ['ada@cellar.example', 'a failure', () => Response.json({}, { status: 500 }), 'done'],
  ])(
    'with the email "%s" and user info %s, the sign-in has the expected result',
    async (email, _what, respond, outcome) => {
      oidc.server.claims = { email, company: undefined };
      oidc.server.responses['/me'] = respond;
      const { signIn, provider } = openTab();
      expect(await waitForOutcome(signIn())).toBe(outcome);
      expect(provider.hasSession()).toBe(outcome === 'done');
    },
  );

  test('the account of an OpenID Connect user is available in every tab without requests, and in no tab without a session', async () => {
    await openTab().signIn();
    const sentBefore = oidc.server.sent.length;
    const { provider } = openTab();
    expect(await provider.getAccount()).toMatchObject({
      email: 'ada@cellar.example',
      nickname: 'Ada Lovelace',
    });
    provider.forget();
    expect(await waitForOutcome(provider.getAccount())).toBe('no-session');
    expect(oidc.server.sent).toHaveLength(sentBefore);
  });
});
