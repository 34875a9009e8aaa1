import { Button } from '@portal-kit/ui/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { followLink } from '../shell/follow-link';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { SessionFailureNote } from './session-failure';
import { PasswordField, SessionField } from './session-field';
import { useRequired } from './use-required';

/** Failures after which the password is what to type again. */
const asksForPassword = (kind: string) => kind !== 'expired' && kind !== 'no-session' && kind !== 'cancelled';

export interface SignInFormProps {
  locale: string;
  /** Where the provider's pages lead back to, inside the portal. */
  returnTo: () => string;
  /** Over a form that waits: nothing leads away from it, and who is to sign in is known. */
  again?: { email: string | undefined } | undefined;
  /** Told on the way to the provider's pages. */
  onLeave?: () => void;
}

/** Every way to sign in that the identity provider has. The password never leaves the form but for the provider. */
export function SignInForm({ locale, returnTo, again, onLeave }: SignInFormProps) {
  const { session } = usePortalApp();
  const { password, redirect } = session.provider;
  const texts = sessionMessages(locale);
  const failure = useSessionState((state) => state.context.failure);
  const isPending = useSessionState((state) => state.matches('signingIn'));
  const isLeaving = useSessionState((state) => state.matches('redirecting'));
  const [remembered] = useState(session.rememberedEmail);
  const email = again?.email ?? remembered;
  // Who has given up at the provider knows it; over a form the dialog's own text says what has happened.
  const isKnown = failure?.kind === 'cancelled' || (again !== undefined && failure?.kind === 'expired');
  const required = useRequired(['email', 'password']);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure && asksForPassword(failure.kind))
      form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = required.read(event.currentTarget);
    if (!fields) return;
    const isRemembered = new FormData(event.currentTarget).get('remember') === 'on';
    session.actor.send({
      type: 'signIn.requested',
      credentials: { loginId: fields.email ?? '', password: fields.password ?? '', isRemembered },
    });
  };
  const leave = () => {
    const typed = form.current && new FormData(form.current).get('email');
    onLeave?.();
    session.actor.send({
      type: 'redirect.requested',
      returnTo: returnTo(),
      loginHint: String(typed ?? email).trim() || undefined,
    });
  };
  const errorOf = (name: string) => required.isMissing(name) && texts.required;

  return (
    <>
      {failure && !isPending && !isLeaving && !isKnown && (
        <SessionFailureNote failure={failure} text={texts.failure(failure)} texts={texts} />
      )}
      {password && (
        <form ref={form} noValidate className={css.form} onSubmit={submit}>
          <SessionField
            name="email"
            label={texts.email}
            type="email"
            autoComplete="username"
            defaultValue={email}
            error={errorOf('email')}
          />
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            texts={texts}
            autoFocus={Boolean(again?.email)}
            error={errorOf('password')}
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
            {!again && (
              <a href="/forgot-password" className={css.link} onClick={followLink}>
                {texts.signIn.forgot}
              </a>
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
          isPending={isLeaving}
          onClick={leave}
        >
          {password ? texts.signIn.singleSignOn : texts.signIn.continue}
        </Button>
      )}
    </>
  );
}
