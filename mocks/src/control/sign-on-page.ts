import { SIGN_ON_PAGE } from '../sandbox/identity/single-sign-on.ts';
import { demoUsers } from '../sandbox/seed/users.ts';

/** Stands in for a company's own sign-on page: choose whom to be. */
export function signOnPage(query: URLSearchParams): string {
  const choices = demoUsers.map(({ email, firstName, lastName, company }) => {
    const address = new URLSearchParams(query);
    address.set('login_hint', email);
    const href = escapeHtml(`${SIGN_ON_PAGE}?${address}`);
    return `<li><a href="${href}">${escapeHtml(`${firstName} ${lastName}`)}</a>, ${escapeHtml(company)} (${escapeHtml(email)})</li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox sign-on</title>
<h1>Sandbox sign-on</h1>
<p>This page stands in for your company's sign-on. Continue as:</p>
<ul>${choices.join('')}</ul>
</html>`;
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
