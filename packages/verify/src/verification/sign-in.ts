import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import { UsageError } from '../usage-error.ts';
import { signInWithPassword, type UserLogin } from './checks/identity-checks.ts';
import type { Cleanup } from './cleanup.ts';
import { parseResponseJson } from './known-records.ts';
import type { Verification } from './verification.ts';

/** How the run authenticates: a user with a password, or tokens that an OpenID Connect provider issued. */
export interface SignInOptions {
  readonly login?: UserLogin;
  readonly accessToken?: string;
  readonly identityToken?: string;
  readonly serviceCredential?: string;
}

/**
 * Obtains the tokens of the run and stores them in the client.
 *
 * @throws UsageError when the deployment is unreachable or refuses the tokens.
 */
export async function signIn(
  verification: Verification,
  contract: Contract,
  options: SignInOptions,
  cleanup: Cleanup,
): Promise<void> {
  const { client } = verification;
  const probe = contract.byId.get('getFeatureFlags') as ContractOperation;
  const { failure, url } = await client.send({ operation: probe, path: probe.path, credential: 'none' });
  if (failure !== undefined) throw new UsageError(`${url} is unreachable. ${failure}.`);

  const identity = options.login
    ? await signInWithPassword(verification, contract, options.login, cleanup)
    : options.identityToken;
  if (!options.login) {
    for (const operation of contract.operations.filter(({ document }) => document === 'identity'))
      verification.skipOperation(operation, 'Requires a sign-in with --identity and --user.');
  }
  client.credentials = { ...(identity === undefined ? {} : { identity }) };
  const access = options.accessToken ?? (await accessToken(verification, contract));
  client.credentials = {
    access,
    ...(identity === undefined ? {} : { identity }),
    ...(options.serviceCredential === undefined ? {} : { service: options.serviceCredential }),
  };
}

async function accessToken(verification: Verification, contract: Contract): Promise<string> {
  const operation = contract.byId.get('getAccessToken') as ContractOperation;
  const check = {
    operation,
    path: operation.path,
    credential: 'identity',
    title: 'issues an access token',
  } as const;
  const { token } = (parseResponseJson(await verification.check({ ...check, expected: [200] })) ?? {}) as {
    token?: string;
  };
  if (token === undefined) {
    const [last] = verification.results([operation])[0]?.checks.slice(-1) ?? [];
    throw new UsageError(
      `The deployment issues no access token: ${last?.deviations[0]?.message ?? 'the response has no token'}. ` +
        'Pass an access token with --token, or check the user.',
    );
  }
  return token;
}
