import { Button } from '@portal-kit/ui/button';
import type { PasswordSignIn } from 'portal-kit/session';
import { type FormEvent, useState } from 'react';
import { usePortalApp } from '../app/portal-session';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { BackToSignIn, SessionCard } from './session-card';
import { SessionFailureNote } from './session-failure';
import { SessionField } from './session-field';
import { useIdentityCall } from './use-identity-call';
import { useRequired } from './use-required';

/** Requests an email with a reset link. Shows the same message for known and unknown accounts. */
export function ForgotPassword({ locale, password }: { locale: string; password: PasswordSignIn }) {
  const { session } = usePortalApp();
  const texts = sessionMessages(locale);
  const [sentTo, setSentTo] = useState<string>();
  const required = useRequired(['email']);
  const { run, isPending, failure } = useIdentityCall();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = required.read(event.currentTarget)?.email;
    if (email && (await run(() => password.requestReset(email)))) setSentTo(email);
  };

  return (
    <SessionCard
      title={sentTo ? texts.forgot.sentTitle : texts.forgot.title}
      caption={sentTo ? texts.forgot.sent(sentTo) : texts.forgot.caption}
    >
      {failure && <SessionFailureNote failure={failure} text={texts.resetFailure(failure)} texts={texts} />}
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        <SessionField
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          defaultValue={session.rememberedEmail()}
          error={required.isMissing('email') && texts.required}
        />
        <Button
          type="submit"
          tone={sentTo ? 'secondary' : 'primary'}
          className={css.submit}
          isPending={isPending}
        >
          {sentTo ? texts.forgot.again : texts.forgot.submit}
        </Button>
      </form>
      <BackToSignIn text={texts.backToSignIn} />
    </SessionCard>
  );
}
