/** Names under which a reset mail's link carries its token, the usual one first. */
const names = ['pwrt', 'passwordResetToken', 'token'];

/**
 * Takes the token of a reset mail's link out of the address, so that it stays in no history, bookmark or screenshot.
 * `null` where there is none.
 */
export function takeResetToken(page: Window): string | null {
  const address = new URL(page.location.href);
  if (!/^\/reset-password\/?$/.test(address.pathname)) return null;
  const token = names.map((name) => address.searchParams.get(name)).find(Boolean) ?? null;
  if (address.search || address.hash) page.history.replaceState(page.history.state, '', address.pathname);
  return token;
}
