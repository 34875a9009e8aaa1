import { isObject } from '@portal-kit/contract/is-object';
import type { Context } from '../context.ts';
import { formatList } from '../results.ts';

/** Checks the keys that verify identity tokens. */
export function checkKeys({ results }: Context, keys: unknown): void {
  const list = Array.isArray(keys) ? keys.filter(isObject) : [];
  const isPrivate = list.some((key) => 'd' in key || 'k' in key);
  const lacking = ['kty', 'kid'].filter((field) => list.some((key) => typeof key[field] !== 'string'));
  const problem =
    list.length === 0
      ? 'The provider returns no public keys.'
      : isPrivate
        ? 'The provider publishes a private key.'
        : lacking.length > 0
          ? `A public key lacks ${formatList(lacking)}.`
          : undefined;
  results.judge(
    'identity.keys',
    problem,
    `The provider has ${list.length} public ${list.length === 1 ? 'key' : 'keys'}.`,
    {
      change:
        'The API cannot verify identity tokens without the public keys. Check the signing keys of the provider.',
    },
  );
}
