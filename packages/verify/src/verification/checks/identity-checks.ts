import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import { UsageError } from '../../usage-error.ts';
import type { Cleanup } from '../cleanup.ts';
import { parseResponseJson } from '../known-records.ts';
import type { Expectation, Verification } from '../verification.ts';

export interface UserLogin {
  readonly loginId: string;
  readonly password: string;
  readonly apiKey: string;
}

type Fields = Readonly<Record<string, string>>;

const TOKEN_SECONDS = '3600';

/**
 * Signs in at the identity provider and checks its operations. The cleanup signs out.
 *
 * @throws UsageError when the provider refuses the sign-in.
 */
export async function signInWithPassword(
  verification: Verification,
  contract: Contract,
  { loginId, password, apiKey }: UserLogin,
  cleanup: Cleanup,
): Promise<string> {
  const getOperation = (id: string) => contract.byId.get(id) as ContractOperation;
  const buildRequest = (operation: ContractOperation, fields: Fields) =>
    ({
      operation,
      path: operation.path,
      credential: 'none',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ apiKey, ...fields }).toString(),
    }) as const;
  const call = async (id: string, title: string, expected: Expectation, fields: Fields) => {
    const operation = getOperation(id);
    return parseResponseJson(
      await verification.check({ ...buildRequest(operation, fields), title, expected }),
    );
  };

  const login = (await call('login', 'signs in', [200], { loginID: loginId, password })) as
    | { errorCode?: number; errorMessage?: string; sessionInfo?: { cookieValue?: string } }
    | undefined;
  const session = login?.sessionInfo?.cookieValue;
  if (session === undefined) {
    const reason = login ? `${login.errorCode} ${login.errorMessage ?? ''}`.trim() : 'no usable response';
    throw new UsageError(`The identity provider refuses the sign-in of ${loginId}: ${reason}.`);
  }
  const ofSession = { login_token: session };
  cleanup.add(`session of ${loginId}`, async () => {
    await call('logout', 'signs out', [200], ofSession);
    return undefined;
  });
  const jwt = (await call('getJwt', 'issues an identity token', [200], {
    ...ofSession,
    fields: 'email,work.company',
    expiration: TOKEN_SECONDS,
  })) as { id_token?: string } | undefined;
  if (jwt?.id_token === undefined) throw new UsageError('The identity provider issues no identity token.');
  await call('verifySession', 'verifies the session', [200], ofSession);
  await call('getAccountInfo', 'returns the account', [200], ofSession);
  await call('getJwtPublicKey', 'returns the public keys', [200], { V2: 'true' });
  // A provider may also report a failure with status 200 and an error code.
  await call('login', 'rejects a sign-in without a password', [400, 200], { loginID: loginId });
  for (const id of ['getJwt', 'verifySession', 'getAccountInfo', 'logout'])
    await call(id, 'rejects a request without a session', [400, 200], {});
  verification.skipOperation(getOperation('resetPassword'), 'The operation sends an email.');
  await verification.check({
    operation: getOperation('ssoLogin'),
    title: 'rejects a request without parameters',
    path: getOperation('ssoLogin').path,
    credential: 'none',
    expected: [400],
  });
  verification.skip(getOperation('ssoLogin'), 302, 'The operation redirects a browser.');
  return jwt.id_token;
}
