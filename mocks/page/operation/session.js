/** Signs in as the portal does, once per user while the page is open. */

/** @typedef {{ identity: string, access: string }} Tokens */

/** @type {Map<string, Promise<Tokens>>} */
const sessions = new Map();

/** @param {string} method @param {Record<string, string>} fields */
async function identity(method, fields) {
  const { identity: provider } = await (await fetch('/config.json')).json();
  const body = new URLSearchParams({ apiKey: provider.apiKey ?? '3_sandbox', ...fields });
  const result = await (await fetch(`/identity/accounts.${method}`, { method: 'POST', body })).json();
  if (result.errorCode !== 0) throw new Error(`${method}: ${result.errorMessage} (${result.errorCode})`);
  return result;
}

/** @param {string} email @param {string} password @returns {Promise<Tokens>} */
async function signIn(email, password) {
  const { sessionInfo } = await identity('login', { loginID: email, password });
  const { id_token } = await identity('getJWT', {
    login_token: sessionInfo.cookieValue,
    fields: 'email,work.company',
    expiration: '43200',
  });
  const response = await fetch('/api/v2/auth/accessToken', {
    headers: { authorization: `Bearer ${id_token}` },
  });
  if (!response.ok) throw new Error(`accessToken: ${response.status}`);
  return { identity: id_token, access: (await response.json()).token };
}

/** @param {string} email @param {string} password @throws {Error} when the provider refuses the sign-in */
export function fetchTokens(email, password) {
  const known = sessions.get(email) ?? signIn(email, password);
  sessions.set(email, known);
  known.catch(() => sessions.delete(email));
  return known;
}

/** Discards the tokens of a user after a 401, so that the next call signs in again. @param {string} email */
export const discardTokens = (email) => sessions.delete(email);
