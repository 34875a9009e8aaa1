import { Button, ButtonLink } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Spinner } from '@portal-kit/ui/spinner';
import CircleSlash from 'lucide-react/icons/circle-slash';
import ShieldX from 'lucide-react/icons/shield-x';
import { kernelMessages } from 'portal-kit/portal';
import * as css from '../shell/shell.css';
import { portalMessages } from './portal.messages';
import { usePortalApp } from './portal-session';

/** While permissions and flags load for the first time. */
export function LoadingPage({ locale }: { locale: string }) {
  return (
    <main className={css.page}>
      <Spinner label={portalMessages(locale).loading} />
    </main>
  );
}

/** The specified text, a way to write to the administrator, and a way back. Source: specification, section 2. */
export function PermissionDeniedPage({ locale }: { locale: string }) {
  const { session, config } = usePortalApp();
  const texts = portalMessages(locale);
  return (
    <main className={css.page}>
      <EmptyState
        isPage
        icon={<ShieldX size={32} />}
        title={texts.denied}
        actions={
          <>
            <ButtonLink href={`mailto:${encodeURIComponent(config.supportEmail).replace('%40', '@')}`}>
              {texts.contact}
            </ButtonLink>
            <Button tone="primary" onClick={() => session.actor.send({ type: 'signOut.requested' })}>
              {texts.backToLogin}
            </Button>
          </>
        }
      />
    </main>
  );
}

/** Access could not be loaded, and nothing is known from before. */
export function AccessFailedPage({ locale, onRetry }: { locale: string; onRetry: () => void }) {
  const { session } = usePortalApp();
  const kernel = kernelMessages(locale);
  const texts = portalMessages(locale);
  return (
    <main className={css.page}>
      <EmptyState
        isPage
        tone="bad"
        title={kernel.dataError}
        text={kernel.dataErrorText}
        detail={texts.accessFailed}
        actions={
          <>
            <Button onClick={() => session.actor.send({ type: 'signOut.requested' })}>
              {texts.backToLogin}
            </Button>
            <Button tone="primary" onClick={onRetry}>
              {kernel.retry}
            </Button>
          </>
        }
      />
    </main>
  );
}

/** The way out of a page that has no shell. */
function SignOut({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  return (
    <Button onClick={() => session.actor.send({ type: 'signOut.requested' })}>
      {portalMessages(locale).logout}
    </Button>
  );
}

export interface MessagePageProps {
  locale: string;
  title: string;
  text: string;
}

/** A page of its own for what has no screen. */
export function MessagePage({ title, text, locale }: MessagePageProps) {
  return (
    <main className={css.page}>
      <EmptyState
        isPage
        icon={<CircleSlash size={32} />}
        title={title}
        text={text}
        actions={<SignOut locale={locale} />}
      />
    </main>
  );
}
