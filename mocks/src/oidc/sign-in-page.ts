import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { escapeHtml, htmlPage } from '../gateway/html.ts';
import type { FailureCode } from '../sandbox/identity/envelope.ts';
import type { CredentialCheck } from '../sandbox/identity/login.ts';

/** Visible texts of the page, for browser tests. */
export const oidcSignInPage = {
  heading: 'Sandbox sign-in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  cancel: 'Cancel',
} as const;

const REFUSALS: Readonly<Partial<Record<FailureCode, string>>> = {
  206002: 'Verify your email address, then sign in.',
  403041: 'This account is disabled.',
  403120: 'Too many failed attempts: this account is locked.',
};
const WRONG = 'The email or password is not correct.';

export type CheckCredentials = (loginId: string, password: string) => CredentialCheck;

/** Creates the sign-in page. Consent is granted automatically. */
export function createSignInPage(provider: Provider, check: CheckCredentials) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!interaction)
      return send(response, 400, htmlPage('Sign-in failed', '<p>Start again from the portal.</p>'));
    const { prompt, params, session } = interaction;
    if (prompt.name === 'consent') {
      const clientId = String(params.client_id);
      const grant = new provider.Grant({ clientId, accountId: session?.accountId ?? '' });
      grant.addOIDCScope(String(params.scope));
      const grantId = await grant.save();
      return provider.interactionFinished(request, response, { consent: { grantId } });
    }
    if (request.method !== 'POST') return send(response, 200, signInForm(String(params.login_hint ?? '')));
    const form = new URLSearchParams(await text(request));
    if (form.has('cancel')) {
      const refusal = { error: 'access_denied', error_description: 'The user has canceled' };
      return provider.interactionFinished(request, response, refusal);
    }
    const email = form.get('email') ?? '';
    const checked = check(email, form.get('password') ?? '');
    if ('failure' in checked)
      return send(response, 200, signInForm(email, REFUSALS[checked.failure] ?? WRONG));
    return provider.interactionFinished(request, response, { login: { accountId: checked.account.uid } });
  };
}

function signInForm(email: string, refusal?: string): string {
  return htmlPage(
    oidcSignInPage.heading,
    `<p>This page replaces your identity provider.</p>
${refusal ? `<p role="alert">${escapeHtml(refusal)}</p>` : ''}
<form method="post">
<p><label>${oidcSignInPage.email} <input name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"></label></p>
<p><label>${oidcSignInPage.password} <input name="password" type="password" autocomplete="current-password" required></label></p>
<p><button type="submit">${oidcSignInPage.submit}</button>
<button type="submit" name="cancel" value="yes" formnovalidate>${oidcSignInPage.cancel}</button></p>
</form>`,
  );
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(page);
}
