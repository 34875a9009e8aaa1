import { describe, expect, test } from 'vitest';
import { loadConfig, readConfig } from './config';

const complete = {
  apiBaseUrl: 'https://api.example',
  identity: { provider: 'cdc', baseUrl: 'https://accounts.example', apiKey: 'key' },
  brand: { name: 'Cellar', shortName: 'CE', logoUrl: '/logo.svg' },
  supportEmail: 'support@cellar.example',
};
const oidc = { provider: 'oidc', authority: 'https://login.example', clientId: 'portal' };
const message = (value: unknown) => {
  try {
    readConfig(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a configuration', () => {
  test('is read as it is, with single sign-on unless it says otherwise', () => {
    expect(readConfig(complete)).toEqual({
      ...complete,
      identity: { ...complete.identity, singleSignOn: true },
    });
    const identity = { ...complete.identity, singleSignOn: false };
    expect(readConfig({ ...complete, identity }).identity).toEqual(identity);
  });

  test('needs no provider’s name for Customer Data Cloud, and no logo', () => {
    const { provider: _, ...identity } = complete.identity;
    const { logoUrl: __, ...brand } = complete.brand;
    expect(readConfig({ ...complete, identity, brand })).toMatchObject({
      identity: { provider: 'cdc' },
      brand: { logoUrl: undefined },
    });
  });

  test('may lie on the page’s own origin', () => {
    expect(readConfig({ ...complete, apiBaseUrl: '' }).apiBaseUrl).toBe('');
  });

  test('for OpenID Connect asks for the usual scopes unless it says otherwise', () => {
    expect(readConfig({ ...complete, identity: oidc }).identity).toEqual({
      ...oidc,
      scope: 'openid email profile offline_access',
    });
    const identity = { ...oidc, scope: 'openid email' };
    expect(readConfig({ ...complete, identity }).identity).toEqual(identity);
  });

  test('keeps nothing that nobody asked for', () => {
    const identity = { ...complete.identity, clientSecret: 'secret' };
    expect(JSON.stringify(readConfig({ ...complete, identity, more: 'secret' }))).not.toContain('secret');
  });
});

describe('what is missing', () => {
  test.each([
    ['apiBaseUrl', { ...complete, apiBaseUrl: undefined }],
    ['supportEmail', { ...complete, supportEmail: 7 }],
    ['brand.name', { ...complete, brand: { shortName: 'CE' } }],
    ['brand.shortName', { ...complete, brand: { name: 'Cellar' } }],
    ['brand.name, brand.shortName', { ...complete, brand: 'Cellar' }],
    ['identity.baseUrl', { ...complete, identity: { apiKey: 'key' } }],
    ['identity.apiKey', { ...complete, identity: { baseUrl: 'https://accounts.example', apiKey: null } }],
    ['identity.baseUrl, identity.apiKey', { ...complete, identity: null }],
    ['identity.authority', { ...complete, identity: { ...oidc, authority: undefined } }],
    ['identity.clientId', { ...complete, identity: { ...oidc, clientId: undefined } }],
  ])('is named: %s', (names, value) => {
    expect(message(value)).toBe(`portal: config.json lacks ${names}.`);
  });

  test.each([[{}], [null], [[]], ['text'], [7]])('is named all at once: %j', (value) => {
    expect(message(value)).toBe(
      'portal: config.json lacks apiBaseUrl, identity.baseUrl, identity.apiKey, brand.name, brand.shortName, supportEmail.',
    );
  });

  test.each(['okta', '', 'CDC', 'constructor'])(
    'an unknown identity provider %j is named, with the known ones',
    (provider) => {
      expect(message({ ...complete, identity: { ...complete.identity, provider } })).toBe(
        `portal: config.json names the identity provider "${provider}"; known are cdc and oidc.`,
      );
    },
  );
});

describe('the answer', () => {
  const load = (body: string, status = 200) => loadConfig(Promise.resolve(new Response(body, { status })));

  test('is read', async () => {
    expect(await load(JSON.stringify(complete))).toMatchObject({ supportEmail: 'support@cellar.example' });
  });

  test.each([
    ['<!doctype html>', 200, 'portal: config.json is not JSON.'],
    ['', 200, 'portal: config.json is not JSON.'],
    ['{}', 404, 'portal: config.json answered 404.'],
    ['{', 503, 'portal: config.json answered 503.'],
  ])('%j with status %i is: %s', async (body, status, error) => {
    await expect(load(body, status)).rejects.toThrow(error);
  });

  test('that never came fails as it failed', async () => {
    await expect(loadConfig(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
