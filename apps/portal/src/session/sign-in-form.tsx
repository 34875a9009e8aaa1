import { Button } from '@portal-kit/ui/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePortalApp, useSessionState } from '../app/portal-session';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { SessionFailureNote } from './session-failure';
import { PasswordField, SessionField } from './session-field';
import { useRequired } from './use-required';

/** Returns whether focus moves to the password field after a failure of this kind. */
const needsPassword = (kind: string) => kind !== 'expired' && kind !== 'no-session' && kind !== 'canceled';

export interface SignInFormProps {
  locale: string;
  /** Returns the address inside the portal to open after a sign-in by redirect. */
  returnTo: () => string;
  /**
   * Set for a sign-in above suspended screens: the user is known and the form has no links. Default: the sign-in page.
   */
  suspended?: { email: string | undefined } | undefined;
  /** Called before the redirect to the provider's pages. */
  onRedirect?: () => void;
}

/**
 * Sign-in form with every way to sign in that the identity provider supports. Sends the password to the provider only.
 */
export function SignInForm({ locale, returnTo, suspended, onRedirect }: SignInFormProps) {
  const { session } = usePortalApp();
  const { password, redirect } = session.provider;
  const texts = sessionMessages(locale);
  const failure = useSessionState((state) => state.context.failure);
  const isPending = useSessionState((state) => state.matches('signingIn'));
  const isRedirecting = useSessionState((state) => state.matches('redirecting'));
  const [remembered] = useState(session.rememberedEmail);
  const email = suspended?.email ?? remembered;
  // Shows no message when the user canceled at the provider. The dialog above suspended screens already mentions the
  // expired session.
  const isFailureHidden =
    failure?.kind === 'canceled' || (suspended !== undefined && failure?.kind === 'expired');
  const required = useRequired(['email', 'password']);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure && needsPassword(failure.kind))
      form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = required.read(event.currentTarget);
    if (!fields) return;
    const isRemembered = new FormData(event.currentTarget).get('remember') === 'on';
    const credentials = { loginId: fields.email ?? '', password: fields.password ?? '', isRemembered };
    session.actor.send({ type: 'signIn.requested', credentials });
  };
  const redirectToProvider = () => {
    const typed = form.current && new FormData(form.current).get('email');
    onRedirect?.();
    const loginHint = String(typed ?? email).trim() || undefined;
    session.actor.send({ type: 'redirect.requested', returnTo: returnTo(), loginHint });
  };
  const getFieldError = (name: string) => required.isMissing(name) && texts.required;

  return (
    <>
      {failure && !isPending && !isRedirecting && !isFailureHidden && (
        <SessionFailureNote failure={failure} text={texts.failure(failure)} texts={texts} />
      )}
      {password && (
        <form ref={form} method="post" noValidate className={css.form} onSubmit={submit}>
          <SessionField
            name="email"
            label={texts.email}
            type="email"
            autoComplete="username"
            defaultValue={email}
            autoFocus={!email}
            error={getFieldError('email')}
          />
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            texts={texts}
            autoFocus={Boolean(email)}
            error={getFieldError('password')}
          />
          <div className={css.rememberRow}>
            <label className={css.remember}>
              <input
                className={css.checkbox}
                type="checkbox"
                name="remember"
                defaultChecked={remembered !== ''}
              />
              {texts.signIn.remember}
            </label>
            {!suspended && (
              <Link href="/forgot-password" className={css.link}>
                {texts.signIn.forgot}
              </Link>
            )}
          </div>
          <Button type="submit" tone="primary" className={css.submit} isPending={isPending}>
            {texts.signIn.submit}
          </Button>
        </form>
      )}
      {password && redirect && <div className={css.or}>{texts.signIn.or}</div>}
      {redirect && (
        <Button
          tone={password ? 'secondary' : 'primary'}
          className={css.submit}
          isPending={isRedirecting}
          onClick={redirectToProvider}
        >
          {password ? texts.signIn.singleSignOn : texts.signIn.continue}
        </Button>
      )}
    </>
  );
}
