import { Button, ButtonLink } from '@portal-kit/ui/button';
import type { PasswordSignIn } from 'portal-kit/session';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { usePortalApp } from '../app/portal-session';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { BackToSignIn, SessionCard } from './session-card';
import { SessionFailureNote } from './session-failure';
import { PasswordField } from './session-field';
import { useIdentityCall } from './use-identity-call';
import { useRequired } from './use-required';

/** Returns whether the user needs a new reset link after a failure of this kind. */
const needsNewLink = (kind: string) => kind === 'invalid-token' || kind === 'invalid-input';

export interface ResetPasswordProps {
  locale: string;
  password: PasswordSignIn;
  onChanged: () => void;
}

/** Sets a new password with the token of the reset email. */
export function ResetPassword({ locale, password, onChanged }: ResetPasswordProps) {
  const { resetToken } = usePortalApp();
  const texts = sessionMessages(locale);
  const required = useRequired(['new-password']);
  const { run, isPending, failure } = useIdentityCall();
  const violations = failure?.validationErrors ?? [];
  const isMissing = required.isMissing('new-password');
  const isSameLanguage = failure?.language?.slice(0, 2).toLowerCase() === locale.slice(0, 2);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newPassword = required.read(event.currentTarget)?.['new-password'];
    if (!newPassword || resetToken === null) return;
    if (await run(() => password.setNewPassword({ token: resetToken, newPassword }))) onChanged();
  };
  const requestLink = (
    <Link href="/forgot-password" asChild>
      <ButtonLink href="/forgot-password" tone="primary" className={css.submit}>
        {texts.reset.request}
      </ButtonLink>
    </Link>
  );

  if (resetToken === null) {
    return (
      <SessionCard title={texts.reset.title} caption={texts.reset.noToken}>
        {requestLink}
        <BackToSignIn text={texts.backToSignIn} />
      </SessionCard>
    );
  }
  return (
    <SessionCard title={texts.reset.title} caption={texts.reset.caption}>
      {failure && <SessionFailureNote failure={failure} text={texts.resetFailure(failure)} texts={texts} />}
      {failure && needsNewLink(failure.kind) ? (
        requestLink
      ) : (
        <form method="post" noValidate className={css.form} onSubmit={submit}>
          <PasswordField
            name="new-password"
            label={texts.reset.newPassword}
            autoComplete="new-password"
            texts={texts}
            error={isMissing ? texts.required : violations.map(({ message }) => message).join(' ')}
            errorLang={isMissing || isSameLanguage ? undefined : failure?.language}
          />
          <Button type="submit" tone="primary" className={css.submit} isPending={isPending}>
            {texts.reset.submit}
          </Button>
        </form>
      )}
      <BackToSignIn text={texts.backToSignIn} />
    </SessionCard>
  );
}
