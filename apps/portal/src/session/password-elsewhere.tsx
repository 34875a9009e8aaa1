import { sessionMessages } from './session.messages';
import { SessionCard } from './session-card';
import { SignInForm } from './sign-in-form';

/** Replaces the password pages when the identity provider manages passwords on its own pages. */
export function PasswordElsewhere({ locale }: { locale: string }) {
  const { title, caption } = sessionMessages(locale).elsewhere;
  return (
    <SessionCard title={title} caption={caption}>
      <SignInForm locale={locale} returnTo={() => '/'} />
    </SessionCard>
  );
}
