import { isObject } from '@portal-kit/contract/is-object';

/** A value of config.json that the portal would not accept or not read. */
export interface SettingProblem {
  /** Path of the field, for example `identity.baseUrl`. */
  readonly field: string;
  readonly problem: string;
  readonly change: string;
}

/** The settings that the checks use. Invalid values are missing. */
export interface Settings {
  readonly apiBaseUrl: string | undefined;
  readonly dataBasePath: string | undefined;
  readonly identity:
    | {
        provider: 'cdc';
        baseUrl: string | undefined;
        apiKey: string | undefined;
        webSdkUrl: string | undefined;
      }
    | { provider: 'oidc'; authority: string | undefined; clientId: string | undefined; scope: string }
    | undefined;
  readonly logoUrl: string | undefined;
  readonly telemetryUrl: string | undefined;
}

type Rule = (value: string) => string | undefined;

interface Field {
  readonly isRequired?: boolean;
  readonly rule: Rule;
  readonly example: string;
}

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isPath = (text: string) => text.startsWith('/') && !text.startsWith('//');
const endsWithSlash = (text: string) => text.endsWith('/');

const nonEmpty: Rule = (value) => (value.trim() === '' ? 'is empty' : undefined);

const origin: Rule = (value) => {
  if (value === '') return undefined;
  if (!isHttpUrl(value)) return 'is not an address such as https://api.example';
  if (endsWithSlash(value)) return 'ends with a slash';
  return new URL(value).origin === value.toLowerCase() ? undefined : 'contains more than an origin';
};

const address: Rule = (value) => {
  if (!isHttpUrl(value) && !isPath(value)) return 'is neither an address nor a path of the portal';
  return endsWithSlash(value) ? 'ends with a slash' : undefined;
};

const path: Rule = (value) => {
  if (!isPath(value)) return 'does not start with one slash';
  return endsWithSlash(value) ? 'ends with a slash' : undefined;
};

const issuer: Rule = (value) => (isHttpUrl(value) ? undefined : 'is not an address');
const logo: Rule = (value) =>
  isPath(value) ? undefined : 'is not a path of the portal, and the security policy blocks other images';
const email: Rule = (value) => (/^[^@\s]+@[^@\s]+$/.test(value) ? undefined : 'is not an email address');
const openIdScope: Rule = (value) =>
  value.split(' ').includes('openid') ? undefined : 'does not contain openid';
const provider: Rule = (value) =>
  value === 'cdc' || value === 'oidc' ? undefined : 'is neither cdc nor oidc';

const tab: Rule = (value) => (value === 'tab' ? undefined : 'is not tab');

const COMMON: Readonly<Record<string, Field>> = {
  apiBaseUrl: { isRequired: true, rule: origin, example: '"" or "https://api.harbor.example"' },
  dataBasePath: { rule: path, example: '"/api/v1"' },
  'identity.provider': { rule: provider, example: '"cdc" or "oidc"' },
  'brand.name': { isRequired: true, rule: nonEmpty, example: '"Harbor Logistics"' },
  'brand.shortName': { isRequired: true, rule: nonEmpty, example: '"HL"' },
  'brand.logoUrl': { rule: logo, example: '"/logo.svg"' },
  supportEmail: { isRequired: true, rule: email, example: '"support@harbor.example"' },
  draftsAfterExpiry: { rule: tab, example: '"tab"' },
  telemetryUrl: { rule: address, example: '"https://collector.harbor.example/v1/traces"' },
};

const OF_PROVIDER: Readonly<Record<'cdc' | 'oidc', Readonly<Record<string, Field>>>> = {
  cdc: {
    'identity.baseUrl': { isRequired: true, rule: address, example: '"/identity"' },
    'identity.apiKey': { isRequired: true, rule: nonEmpty, example: '"4_site-key"' },
    'identity.webSdkUrl': { rule: address, example: '"https://cdns.eu1.gigya.com/js/gigya.js"' },
  },
  oidc: {
    'identity.authority': { isRequired: true, rule: issuer, example: '"https://login.harbor.example"' },
    'identity.clientId': { isRequired: true, rule: nonEmpty, example: '"supplier-portal"' },
    'identity.scope': { rule: openIdScope, example: '"openid email profile offline_access"' },
  },
};

const OBJECTS = ['identity', 'brand'];
/** Objects of earlier releases, and the setting that replaces them. */
const REPLACED: Readonly<Record<string, string>> = { tracing: 'telemetryUrl', telemetry: 'telemetryUrl' };

/** Every field that the portal reads, in the order of docs/deploy.md. */
export const KNOWN_FIELDS: readonly string[] = Object.keys({
  ...COMMON,
  ...OF_PROVIDER.cdc,
  ...OF_PROVIDER.oidc,
});

const getValue = (config: unknown, field: string): unknown => {
  let value = config;
  for (const key of field.split('.')) value = isObject(value) ? value[key] : undefined;
  return value;
};

const isMissing = (value: unknown) => value === undefined || value === null;

/** Finds every field that is missing, has a wrong value or isn't read. Never returns a value of the file. */
export function findSettingProblems(config: Readonly<Record<string, unknown>>): SettingProblem[] {
  const chosen = getValue(config, 'identity.provider') ?? 'cdc';
  const fields = {
    ...COMMON,
    ...(chosen === 'oidc' ? OF_PROVIDER.oidc : chosen === 'cdc' ? OF_PROVIDER.cdc : {}),
  };
  const problems: SettingProblem[] = [];
  for (const [field, { isRequired = false, rule, example }] of Object.entries(fields)) {
    const value = getValue(config, field);
    const change = `Set ${field} to a value such as ${example}.`;
    if (isMissing(value)) {
      if (isRequired) problems.push({ field, problem: `${field} is missing.`, change });
    } else if (typeof value !== 'string')
      problems.push({ field, problem: `${field} is not a text.`, change });
    else {
      const problem = rule(value);
      if (problem !== undefined) problems.push({ field, problem: `${field} ${problem}.`, change });
    }
  }
  return [...problems, ...unknownFields(config, new Set([...Object.keys(fields), ...OBJECTS]))];
}

function unknownFields(
  config: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): SettingProblem[] {
  const found = Object.entries(config).flatMap(([key, value]) =>
    OBJECTS.includes(key) && isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
  );
  return found
    .filter((field) => !known.has(field) && field !== '$schema')
    .map((field) => {
      const replacement = REPLACED[field];
      if (replacement !== undefined)
        return {
          field,
          problem: `${field} is a setting of an earlier release.`,
          change: `Set ${replacement} and remove ${field} (docs/upgrading.md).`,
        };
      return {
        field,
        problem: `${field} is not a setting of the portal${isSecretName(field) ? ', and config.json is public' : ''}.`,
        change: `Remove ${field}, or correct its name. The portal does not read it.`,
      };
    });
}

const isSecretName = (field: string) => /secret|password|token|private|credential/i.test(field);

/** Reads the valid values of a configuration. */
export function readSettings(config: Readonly<Record<string, unknown>>): Settings {
  const wrong = new Set(findSettingProblems(config).map(({ field }) => field));
  const text = (field: string): string | undefined => {
    const value = getValue(config, field);
    return typeof value === 'string' && !wrong.has(field) ? value : undefined;
  };
  const chosen = getValue(config, 'identity.provider') ?? 'cdc';
  const scope = text('identity.scope') ?? 'openid email profile offline_access';
  return {
    apiBaseUrl: text('apiBaseUrl'),
    dataBasePath: text('dataBasePath'),
    identity:
      chosen === 'oidc'
        ? {
            provider: 'oidc',
            authority: text('identity.authority'),
            clientId: text('identity.clientId'),
            scope,
          }
        : chosen === 'cdc'
          ? {
              provider: 'cdc',
              baseUrl: text('identity.baseUrl'),
              apiKey: text('identity.apiKey'),
              webSdkUrl: text('identity.webSdkUrl'),
            }
          : undefined,
    logoUrl: text('brand.logoUrl'),
    telemetryUrl: text('telemetryUrl'),
  };
}

/** Lists the fields whose values differ between two configurations. */
export function differentFields(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string[] {
  const leaves = (config: Readonly<Record<string, unknown>>) =>
    Object.entries(config).flatMap(([key, value]) =>
      isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
  return [...new Set([...leaves(one), ...leaves(other)])].filter(
    (field) => JSON.stringify(getValue(one, field)) !== JSON.stringify(getValue(other, field)),
  );
}
