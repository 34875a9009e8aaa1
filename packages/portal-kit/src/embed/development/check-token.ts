import { parseJwtClaims } from '../host/token-lifetime';
import { warnOnce } from './warn-once';

/** An access token is valid for minutes, an identity token for 12 hours. Source: specification, section 4. */
const longLifetimeS = 3 * 60 * 60;

/** Returns a JWT's lifetime in seconds, or 0 for other strings. */
function getLifetimeS(token: string): number {
  const { iat, exp } = parseJwtClaims(token) ?? {};
  return typeof iat === 'number' && typeof exp === 'number' ? exp - iat : 0;
}

/** Finds the problem with a value that `getToken` returned. Returns `undefined` if the value may be a token. */
function findTokenProblem(token: unknown): { what: string; fix: string } | undefined {
  if (typeof token !== 'string')
    return {
      what: `getToken returned ${token === null ? 'null' : typeof token} instead of a string.`,
      fix: 'Return the token, or reject if there is none.',
    };
  const text = token.trim();
  if (text === '') return { what: 'getToken returned an empty string.', fix: 'Reject if there is no token.' };
  if (/^[{["]/.test(text))
    return {
      what: 'getToken returned JSON.',
      fix: 'Return only the token, for example `(await response.json()).token`.',
    };
  if (text.startsWith('<'))
    return {
      what: 'getToken returned an HTML page.',
      fix: 'Check `response.ok` and the address that getToken calls. The address may redirect to a sign-in page.',
    };
  if (/^bearer /i.test(text))
    return { what: 'getToken returned "Bearer " before the token.', fix: 'Return only the token.' };
  return undefined;
}

/** Warns about a result of `getToken` that is not an access token. The warning does not contain the result. */
export async function checkToken(result: unknown): Promise<void> {
  let token: unknown;
  try {
    token = await result;
  } catch {
    // `onError` reports the rejection.
    return;
  }
  const problem = findTokenProblem(token);
  if (problem)
    return warnOnce({
      cause: `token ${problem.what}`,
      ...problem,
      consequence: 'API calls are not sent, and the widget shows an error.',
    });
  const lifetimeS = getLifetimeS(token as string);
  if (lifetimeS >= longLifetimeS)
    warnOnce({
      cause: 'token lifetime',
      what: `getToken returned a token that is valid for ${Math.round(lifetimeS / 3_600)} hours, like an identity token.`,
      consequence: 'The API refuses an identity token with status 401.',
      fix: 'Exchange the identity token for an access token on your server (`GET /api/v2/auth/accessToken`).',
    });
}
