import { ButtonLink } from '@portal-kit/ui/button';
import { useState } from 'react';
import { navigate, useQueryString } from '../app/address';
import { MessagePage } from '../app/full-page';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp } from '../app/portal-session';
import { type OutsidePage, returnAddress } from '../routes/addresses';
import { followLink } from '../shell/follow-link';
import { ForgotPassword } from './forgot-password';
import { PasswordElsewhere } from './password-elsewhere';
import { ResetPassword } from './reset-password';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { SessionCard } from './session-card';
import { SignInForm } from './sign-in-form';

export interface SignedOutPagesProps {
  page: OutsidePage;
  locale: string;
}

/** The pages outside any supplier: sign-in, a forgotten password, a new one, and nothing at all. */
export function SignedOutPages({ page, locale }: SignedOutPagesProps) {
  const { provider } = usePortalApp().session;
  const search = useQueryString();
  const texts = sessionMessages(locale);
  const portal = portalMessages(locale);
  const [isPasswordChanged, setPasswordChanged] = useState(false);

  if (page === 'not-found')
    return (
      <MessagePage
        title={portal.notFound}
        text={portal.notFoundText}
        action={
          <ButtonLink href="/" onClick={followLink}>
            {portal.goHome}
          </ButtonLink>
        }
      />
    );
  if (page === 'login') {
    return (
      <SessionCard title={texts.signIn.title} caption={texts.signIn.caption}>
        {isPasswordChanged && (
          <p role="status" className={css.notice}>
            {texts.signIn.passwordChanged}
          </p>
        )}
        <SignInForm locale={locale} returnTo={() => returnAddress(search, location.origin)} />
      </SessionCard>
    );
  }
  if (!provider.password) return <PasswordElsewhere locale={locale} />;
  if (page === 'forgot-password') return <ForgotPassword locale={locale} password={provider.password} />;
  return (
    <ResetPassword
      locale={locale}
      password={provider.password}
      onChanged={() => {
        setPasswordChanged(true);
        navigate('/login', { replace: true });
      }}
    />
  );
}
