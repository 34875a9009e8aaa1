import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { Spinner } from '@portal-kit/ui/spinner';
import { leaveGuard, navigate } from '../app/address';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import * as css from './session.css';
import { sessionMessages } from './session.messages';
import { SignInForm } from './sign-in-form';

/** Above a form whose session has expired: sign in and go on, or leave it. */
export function SignInAgain({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  const texts = sessionMessages(locale);
  const email = useSessionState(({ context }) => context.kept?.account?.email);
  const isAsked = useSessionState(
    (state) => state.matches('signedOut') || state.matches('signingIn') || state.matches('redirecting'),
  );
  const leave = () => {
    leaveGuard.grant();
    session.actor.send({ type: 'screens.left' });
    navigate('/login', { replace: true });
  };
  return (
    <Dialog title={texts.again.title} text={texts.again.text} isDismissable={false}>
      {isAsked ? (
        <div className={css.again}>
          <SignInForm
            locale={locale}
            again={{ email }}
            returnTo={() => location.pathname + location.search}
            // The draft is kept, and offered when the browser comes back.
            onLeave={leaveGuard.grant}
          />
          <Button tone="quiet" className={css.submit} onClick={leave}>
            {texts.again.leave}
          </Button>
        </div>
      ) : (
        <Spinner label={portalMessages(locale).loading} />
      )}
    </Dialog>
  );
}
