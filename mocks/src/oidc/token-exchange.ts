import { type ClientMetadata, errors, type Provider } from 'oidc-provider';
import type { Account } from '../sandbox/model/user.ts';
import { DEMO_SECRET } from '../sandbox/seed/service-credentials.ts';
import { type OidcKeys, SIGNING_ALGORITHM } from './signing-keys.ts';

/** RFC 8693, section 2.1. */
const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

const PARAMETERS = [
  'audience',
  'requested_token_type',
  'scope',
  'subject_token',
  'subject_token_type',
] as const;

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

export const PARTNER_CLIENT_ID = 'tidewater';

/** A partner's server. It signs users in and exchanges their tokens for tokens of the portal. */
export const partnerClient: ClientMetadata = {
  client_id: PARTNER_CLIENT_ID,
  client_secret: DEMO_SECRET,
  client_name: 'Tidewater',
  token_endpoint_auth_method: 'client_secret_basic',
  grant_types: ['authorization_code', 'refresh_token', TOKEN_EXCHANGE],
  response_types: ['code'],
  id_token_signed_response_alg: SIGNING_ALGORITHM,
  redirect_uris: ['http://127.0.0.1/login'],
};

export interface TokenExchangeOptions {
  readonly issuer: string;
  /** Client ID of the portal, the only audience. */
  readonly audience: string;
  readonly keys: OidcKeys;
  readonly findAccountByUid: (uid: string) => Account | undefined;
  readonly buildClaims: (account: Account) => Readonly<Record<string, unknown>>;
  readonly identityTokenSeconds: () => number;
}

/**
 * Adds the grant of RFC 8693. A client exchanges an access token or an ID token that the server has issued to this client
 * for an ID token of the portal.
 */
export function addTokenExchange(provider: Provider, options: TokenExchangeOptions): void {
  const { issuer, audience, keys, findAccountByUid, buildClaims, identityTokenSeconds } = options;

  async function findUid(parameters: Parameters, clientId: string): Promise<string | undefined> {
    const { subject_token: token = '', subject_token_type: type } = parameters;
    if (type === ID_TOKEN) return keys.readVerifiedSubject(token, { issuer, audience: clientId });
    if (type !== ACCESS_TOKEN)
      throw new errors.InvalidRequest(`subject_token_type must be ${ACCESS_TOKEN} or ${ID_TOKEN}`);
    const accessToken = await provider.AccessToken.find(token);
    return accessToken?.clientId === clientId ? accessToken.accountId : undefined;
  }

  provider.registerGrantType<Parameters>(
    TOKEN_EXCHANGE,
    async (context) => {
      const { params, client } = context.oidc;
      if (params.audience !== audience) throw new errors.InvalidTarget(`audience must be ${audience}`);
      if ((params.requested_token_type ?? ID_TOKEN) !== ID_TOKEN)
        throw new errors.InvalidRequest(`requested_token_type must be ${ID_TOKEN}`);
      const uid = await findUid(params, client.clientId);
      const account = uid === undefined ? undefined : findAccountByUid(uid);
      // RFC 8693, section 2.2.2: the error of an invalid subject token is invalid_request.
      if (!account) throw new errors.InvalidRequest('the subject token is invalid');
      context.oidc.entity('Account', { accountId: account.uid, claims: () => ({ sub: account.uid }) });
      const expiresIn = identityTokenSeconds();
      context.body = {
        access_token: await keys.signIdToken(
          { ...buildClaims(account), act: { sub: client.clientId } },
          { issuer, audience, lifetimeSeconds: expiresIn },
        ),
        issued_token_type: ID_TOKEN,
        token_type: 'N_A',
        expires_in: expiresIn,
      };
    },
    PARAMETERS,
  );
}
