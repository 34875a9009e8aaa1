import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { Spinner } from '@portal-kit/ui/spinner';
import { leaveGuard } from '../address/address';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { SignInForm } from './sign-in-form';

/** Dialog above suspended screens. The user signs in again, or signs out and discards the screens. */
export function SignInAgain({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  const texts = sessionMessages(locale);
  const email = useSessionState(({ context }) => context.suspended?.account?.email);
  const needsSignIn = useSessionState(
    (state) => state.matches('signedOut') || state.matches('signingIn') || state.matches('redirecting'),
  );
  const abandon = () => {
    session.actor.send({ type: 'suspension.abandoned' });
    leaveGuard.grant();
  };
  return (
    <Dialog title={texts.again.title} text={texts.again.text} isDismissable={false}>
      {needsSignIn ? (
        <div className={css.again}>
          <SignInForm
            locale={locale}
            suspended={{ email }}
            returnTo={() => location.pathname + location.search}
            // The form offers its stored draft after the redirect.
            onRedirect={leaveGuard.grant}
          />
          <Button tone="quiet" className={css.submit} onClick={abandon}>
            {texts.again.leave}
          </Button>
        </div>
      ) : (
        <Spinner label={portalMessages(locale).loading} />
      )}
    </Dialog>
  );
}
