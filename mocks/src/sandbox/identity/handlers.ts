import { API_KEY } from '../access/tokens.ts';
import type { Handler, HandlerContext, Handlers } from '../handler.ts';
import type { Account } from '../model/user.ts';
import { accountFields } from './account-fields.ts';
import { type Form, failure, success } from './envelope.ts';
import { login } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { accountOfSession, endSession } from './sessions.ts';
import { ssoLogin } from './single-sign-on.ts';

type FormHandler = (form: Form, context: HandlerContext) => Response | Promise<Response>;

/** Parses the form and rejects an unknown API key, as every method of the provider does. */
function withForm(handle: FormHandler): Handler {
  return async (context) => {
    const form: Form = Object.fromEntries(new URLSearchParams(await context.request.text()));
    return form.apiKey === API_KEY ? handle(form, context) : failure(context.clock, 400093);
  };
}

/** Parses the form like {@link withForm} and rejects a call without a valid session. */
function withSession(
  handle: (form: Form, context: HandlerContext, account: Account) => Response | Promise<Response>,
): Handler {
  return withForm((form, context) => {
    const found = accountOfSession(context.db, context.clock, form.login_token);
    return 'account' in found ? handle(form, context, found.account) : failure(context.clock, found.failure);
  });
}

const PROFILE_FIELDS: Readonly<Record<string, (account: Account) => unknown>> = {
  email: ({ email }) => email,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  'work.company': ({ company }) => company,
  'work.companyID': ({ companyId }) => companyId,
};

const DEFAULT_JWT_SECONDS = 300;

export const identityHandlers: Handlers = {
  login: withForm(login),
  resetPassword: withForm(resetPassword),
  ssoLogin,

  getJwt: withSession(async (form, { clock, tokens }, account) => {
    const requested = (form.fields ?? '').split(',').filter((field) => field !== '');
    const known = requested.filter((field) => Object.hasOwn(PROFILE_FIELDS, field));
    const claims = Object.fromEntries(known.map((field) => [field, PROFILE_FIELDS[field]?.(account)]));
    const lifetimeSeconds = Number(form.expiration ?? DEFAULT_JWT_SECONDS);
    return success(clock, {
      id_token: await tokens.signIdentity(account, claims, lifetimeSeconds),
      ignoredFields: requested.filter((field) => !known.includes(field)).join(','),
    });
  }),

  getAccountInfo: withSession((_form, { clock }, account) => success(clock, accountFields(account))),

  verifySession: withSession((_form, { clock }) => success(clock)),

  logout: withSession(({ login_token: token = '' }, { clock, db }) => {
    endSession(db, token);
    return success(clock);
  }),

  getJwtPublicKey: withForm((_form, { clock, tokens }) => success(clock, { keys: [tokens.publicJwk] })),
};
