import { escapeHtml, htmlPage } from '../gateway/html.ts';
import { SIGN_ON_PAGE } from '../sandbox/identity/single-sign-on.ts';
import { demoUsers } from '../sandbox/seed/users.ts';

const CANCELED = '200001';

/** Simulates a company's sign-on page: the tester picks a user or cancels. */
export function signOnPage(query: URLSearchParams): string {
  const link = (name: string, value: string, text: string) => {
    const address = new URLSearchParams(query);
    address.set(name, value);
    return `<a href="${escapeHtml(`${SIGN_ON_PAGE}?${address}`)}">${escapeHtml(text)}</a>`;
  };
  const choices = demoUsers.map(
    ({ email, firstName, lastName, company }) =>
      `<li>${link('login_hint', email, `${firstName} ${lastName}`)}, ${escapeHtml(company)} (${escapeHtml(email)})</li>`,
  );
  return htmlPage(
    'Sandbox sign-on',
    `<p>This page replaces your company's sign-on page. Continue as:</p>
<ul>${choices.join('')}</ul>
<p>${link('errorCode', CANCELED, 'Cancel')}</p>`,
  );
}
