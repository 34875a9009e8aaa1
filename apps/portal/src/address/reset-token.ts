/** Query parameters that can contain the token of a reset link, by priority. */
const names = ['pwrt', 'passwordResetToken', 'token'];

/**
 * Removes the token of a reset link from the address and returns the token, or `null` if there is none. The token must
 * not remain in the history, in bookmarks or in screenshots.
 */
export function takeResetToken(page: Window): string | null {
  const address = new URL(page.location.href);
  if (!/^\/reset-password\/?$/.test(address.pathname)) return null;
  const token = names.map((name) => address.searchParams.get(name)).find(Boolean) ?? null;
  if (address.search || address.hash) page.history.replaceState(page.history.state, '', address.pathname);
  return token;
}
