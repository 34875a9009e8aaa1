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
  test('a configuration is read unchanged, without single sign-on by default', () => {
    expect(readConfig(complete)).toEqual(complete);
    const identity = { ...complete.identity, webSdkUrl: 'https://cdns.example/js/gigya.js' };
    expect(readConfig({ ...complete, identity }).identity).toEqual(identity);
  });

  test('a configuration defaults to Customer Data Cloud and to no logo', () => {
    const { provider: _, ...identity } = complete.identity;
    const { logoUrl: __, ...brand } = complete.brand;
    expect(readConfig({ ...complete, identity, brand })).toMatchObject({
      identity: { provider: 'cdc' },
      brand: { logoUrl: undefined },
    });
  });

  test('a configuration can replace the base of the portal-data paths', () => {
    expect(readConfig({ ...complete, dataBasePath: '/portal/v3' }).dataBasePath).toBe('/portal/v3');
    expect(readConfig(complete).dataBasePath).toBeUndefined();
  });

  test('a configuration accepts an empty apiBaseUrl for the origin of the page', () => {
    expect(readConfig({ ...complete, apiBaseUrl: '' }).apiBaseUrl).toBe('');
  });

  test('a configuration for OpenID Connect has a default scope', () => {
    expect(readConfig({ ...complete, identity: oidc }).identity).toEqual({
      ...oidc,
      scope: 'openid email profile offline_access',
    });
    const identity = { ...oidc, scope: 'openid email' };
    expect(readConfig({ ...complete, identity }).identity).toEqual(identity);
  });

  test('a configuration can name the URL of a collector for telemetry', () => {
    const telemetryUrl = 'https://collector.example/v1/traces';
    expect(readConfig({ ...complete, telemetryUrl }).telemetryUrl).toBe(telemetryUrl);
    expect(readConfig(complete).telemetryUrl).toBeUndefined();
  });

  test('a configuration can contain telemetryUrl beside the settings that it replaces', () => {
    const telemetryUrl = '/traces';
    const former = { tracing: { url: '/traces' }, telemetry: { url: '/logs' } };
    expect(readConfig({ ...complete, ...former, telemetryUrl })).toEqual({ ...complete, telemetryUrl });
  });

  test('a configuration can keep the drafts of an expired session in the tab', () => {
    expect(readConfig({ ...complete, draftsAfterExpiry: 'tab' }).draftsAfterExpiry).toBe('tab');
    for (const unset of [complete, { ...complete, draftsAfterExpiry: null }])
      expect(readConfig(unset).draftsAfterExpiry).toBeUndefined();
  });

  test('a configuration drops unknown keys', () => {
    const identity = { ...complete.identity, clientSecret: 'secret' };
    expect(JSON.stringify(readConfig({ ...complete, identity, more: 'secret' }))).not.toContain('secret');
  });
});

describe('a configuration error', () => {
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
  ])('a configuration error names the missing keys %s', (names, value) => {
    expect(message(value)).toBe(`portal: config.json lacks ${names}.`);
  });

  test.each([
    ['tracing', { tracing: { url: '/traces' } }],
    ['telemetry', { telemetry: { url: '/logs', slowCallMs: 500 } }],
    ['tracing and telemetry', { tracing: { url: '/traces' }, telemetry: null }],
  ])('a configuration error says that telemetryUrl replaces %s', (names, former) => {
    expect(message({ ...complete, ...former })).toBe(
      `portal: config.json contains ${names}, which telemetryUrl replaces (docs/upgrading.md).`,
    );
  });

  test.each([[{}], [null], [[]], ['text'], [7]])(
    'a configuration error names all missing keys of %j',
    (value) => {
      expect(message(value)).toBe(
        'portal: config.json lacks apiBaseUrl, identity.baseUrl, identity.apiKey, brand.name, brand.shortName, supportEmail.',
      );
    },
  );

  test.each(['okta', '', 'CDC', 'constructor'])(
    'a configuration error names the unknown identity provider %j and the known ones',
    (provider) => {
      expect(message({ ...complete, identity: { ...complete.identity, provider } })).toBe(
        `portal: config.json names the identity provider "${provider}"; known are cdc and oidc.`,
      );
    },
  );
});

describe('an unknown value of draftsAfterExpiry', () => {
  test.each(['Tab', '', true])(
    'the configuration error shows the unknown value %j and the known one',
    (value) => {
      expect(message({ ...complete, draftsAfterExpiry: value })).toBe(
        `portal: config.json has the value ${JSON.stringify(value)} for draftsAfterExpiry; the only value is "tab".`,
      );
    },
  );
});

describe('loadConfig', () => {
  const load = (body: string, status = 200) => loadConfig(Promise.resolve(new Response(body, { status })));

  test('loadConfig() resolves with the configuration of the response', async () => {
    expect(await load(JSON.stringify(complete))).toMatchObject({ supportEmail: 'support@cellar.example' });
  });

  test.each([
    ['<!doctype html>', 200, 'portal: config.json is not JSON.'],
    ['', 200, 'portal: config.json is not JSON.'],
    ['{}', 404, 'portal: config.json responded with status 404, so the portal cannot start.'],
    ['{', 503, 'portal: config.json responded with status 503, so the portal cannot start.'],
  ])('loadConfig() rejects a response %j with status %i with: %s', async (body, status, error) => {
    await expect(load(body, status)).rejects.toThrow(error);
  });

  test('loadConfig() rejects with the error of a failed request', async () => {
    await expect(loadConfig(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
