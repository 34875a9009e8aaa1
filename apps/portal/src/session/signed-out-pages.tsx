import { ButtonLink } from '@portal-kit/ui/button';
import { useState } from 'react';
import { Link, Route, Switch, useSearch } from 'wouter';
import { navigate } from '../address/address';
import { MessagePage } from '../app/full-page';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp } from '../app/portal-session';
import { returnAddress } from '../routes/addresses';
import { ForgotPassword } from './forgot-password';
import { ResetPassword } from './reset-password';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { SessionCard } from './session-card';
import { SignInForm } from './sign-in-form';

/** The pages that need no session: sign-in, forgotten password, new password, and not found. */
export function SignedOutPages({ locale }: { locale: string }) {
  const { password } = usePortalApp().session.provider;
  const search = useSearch();
  const texts = sessionMessages(locale);
  const portal = portalMessages(locale);
  const [isPasswordChanged, setPasswordChanged] = useState(false);

  return (
    <Switch>
      <Route path="/login">
        <SessionCard title={texts.signIn.title} caption={texts.signIn.caption}>
          {isPasswordChanged && (
            <p role="status" className={css.notice}>
              {texts.signIn.passwordChanged}
            </p>
          )}
          <SignInForm locale={locale} returnTo={() => returnAddress(search, location.origin)} />
        </SessionCard>
      </Route>
      <Route path="/forgot-password">
        {password ? (
          <ForgotPassword locale={locale} password={password} />
        ) : (
          <ExternalPassword locale={locale} />
        )}
      </Route>
      <Route path="/reset-password">
        {password ? (
          <ResetPassword
            locale={locale}
            password={password}
            onChanged={() => {
              setPasswordChanged(true);
              navigate('/login', { replace: true });
            }}
          />
        ) : (
          <ExternalPassword locale={locale} />
        )}
      </Route>
      <Route>
        <MessagePage
          title={portal.notFound}
          text={portal.notFoundText}
          action={
            <Link href="/" asChild>
              <ButtonLink href="/">{portal.goHome}</ButtonLink>
            </Link>
          }
        />
      </Route>
    </Switch>
  );
}

/** Replaces the password pages when the identity provider manages passwords on its own pages. */
function ExternalPassword({ locale }: { locale: string }) {
  const { title, caption } = sessionMessages(locale).externalPassword;
  return (
    <SessionCard title={title} caption={caption}>
      <SignInForm locale={locale} returnTo={() => '/'} />
    </SessionCard>
  );
}
