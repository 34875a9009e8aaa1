import shieldXIcon from '@lucide/icons/icons/shield-x';
import { Button, ButtonLink } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { leaveGuard } from '../address/address';
import { mailto } from '../config/mailto';
import * as css from '../shell/shell.css';
import { permissionDeniedMessages } from './permission-denied.messages';
import { portalMessages } from './portal.messages';
import { usePortalApp } from './portal-session';

interface PermissionDeniedProps {
  locale: string;
  isPage?: boolean;
  /**
   * Address of the dashboard, if the user may open it. Default: "Back to login", because the user can open no screen.
   */
  dashboard?: string | undefined;
}

/**
 * Permission Denied message with a link to the administrator, and to the dashboard or the sign-in page. Source:
 * specification, section 2.
 */
export function PermissionDenied({ locale, isPage = false, dashboard }: PermissionDeniedProps) {
  const { session, config } = usePortalApp();
  const texts = permissionDeniedMessages(locale);
  const { backToLogin } = portalMessages(locale);
  return (
    <EmptyState
      isPage={isPage}
      icon={<Icon data={shieldXIcon} sizePx={32} />}
      title={texts.denied}
      actions={
        <>
          <ButtonLink href={mailto(config.supportEmail)}>{texts.contact}</ButtonLink>
          {dashboard ? (
            <Link href={`~${dashboard}`} asChild>
              <ButtonLink tone="primary" href={dashboard}>
                {texts.goToDashboard}
              </ButtonLink>
            </Link>
          ) : (
            <Button
              tone="primary"
              onClick={() => leaveGuard.attempt(() => session.actor.send({ type: 'signOut.requested' }))}
            >
              {backToLogin}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Page without navigation, for users whose roles the server refuses. */
export function PermissionDeniedPage({ locale }: { locale: string }) {
  const { brand } = usePortalApp().config;
  const texts = portalMessages(locale);
  useEffect(() => {
    document.title = `${texts.deniedTitle} · ${brand.name}`;
  }, [texts.deniedTitle, brand.name]);
  return (
    <main className={css.page}>
      <PermissionDenied locale={locale} isPage />
    </main>
  );
}
