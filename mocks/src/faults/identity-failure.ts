import type { Upstream } from '../gate/upstream.ts';
import type { HostNames } from '../gateway/own-hosts.ts';
import { Clock } from '../sandbox/clock.ts';
import { failure } from '../sandbox/identity/envelope.ts';
import { errorAddress } from '../sandbox/identity/single-sign-on.ts';
import type { Fault } from './fault-rule.ts';

/** Additional fields that the provider sends with some codes. */
const USUAL_FIELDS: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  206001: { regToken: 'st2.rt.8Qw1' },
  301001: { apiDomain: 'eu1.gigya.com', location: 'eu1' },
  400009: {
    validationErrors: [
      { errorCode: 400006, message: 'Password must have a digit', fieldName: 'newPassword' },
    ],
  },
};

/** Replaces the sandbox behind the gate, so that an injected failure is validated against the contract too. */
export function identityFailure(
  { errorCode, fields }: Extract<Fault, { kind: 'identity' }>,
  ownHosts: HostNames | undefined,
): Upstream {
  return ({ url }) => {
    const query = new URL(url).searchParams;
    if (!query.has('redirectURL')) {
      return failure(new Clock(), errorCode, { ...USUAL_FIELDS[errorCode], ...fields });
    }
    return new Response(null, {
      status: 302,
      headers: { location: errorAddress(query, errorCode, ownHosts) },
    });
  };
}
