import circleSlashIcon from '@lucide/icons/icons/circle-slash';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { Spinner } from '@portal-kit/ui/spinner';
import { kernelMessages } from 'portal-kit/portal';
import type { ReactNode } from 'react';
import { useIsInMaintenance } from '../shell/service-banners';
import * as css from '../shell/shell.css';
import { portalMessages } from './portal.messages';
import { usePortalApp } from './portal-session';

/** Shown while permissions and flags load for the first time. */
export function LoadingPage({ locale }: { locale: string }) {
  const { maintenance } = usePortalApp().session;
  const texts = portalMessages(locale);
  return (
    <main className={css.page}>
      {useIsInMaintenance() ? (
        <EmptyState
          isPage
          title={texts.maintenanceTitle}
          text={texts.maintenanceText}
          actions={
            <>
              <SignOutButton locale={locale} />
              <Button tone="primary" onClick={maintenance.resume}>
                {kernelMessages(locale).retry}
              </Button>
            </>
          }
        />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </main>
  );
}

/** Shown when access cannot be loaded and no access is stored. */
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

export interface MessagePageProps {
  title: string;
  text: string;
  /** A link or button, because the page has no navigation. */
  action: ReactNode;
}

/** Full page with a message and one action. */
export function MessagePage({ title, text, action }: MessagePageProps) {
  return (
    <main className={css.page}>
      <EmptyState
        isPage
        icon={<Icon data={circleSlashIcon} sizePx={32} />}
        title={title}
        text={text}
        actions={action}
      />
    </main>
  );
}

/** Sign-out button for pages without the user menu. */
export function SignOutButton({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  return (
    <Button onClick={() => session.actor.send({ type: 'signOut.requested' })}>
      {portalMessages(locale).logout}
    </Button>
  );
}
