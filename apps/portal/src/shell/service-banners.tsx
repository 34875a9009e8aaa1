import { Button } from '@portal-kit/ui/button';
import { kernelMessages } from 'portal-kit/portal';
import { useState, useSyncExternalStore } from 'react';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import * as css from './shell.css';

interface BannerProps {
  text: string;
  locale: string;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Message above the page with a retry button. */
function Banner({ text, locale, isRetrying, onRetry }: BannerProps) {
  return (
    <div role="status" className={css.offline}>
      {text}
      <Button isPending={isRetrying} onClick={onRetry}>
        {kernelMessages(locale).retry}
      </Button>
    </div>
  );
}

export function useIsInMaintenance(): boolean {
  const { maintenance } = usePortalApp().session;
  return useSyncExternalStore(maintenance.subscribe, maintenance.isActive);
}

/** Shown while the portal is under maintenance. Reads pause until the maintenance ends or the user retries. */
export function MaintenanceBanner({ locale }: { locale: string }) {
  const { maintenance } = usePortalApp().session;
  return (
    useIsInMaintenance() && (
      <Banner text={portalMessages(locale).maintenance} locale={locale} onRetry={maintenance.resume} />
    )
  );
}

/** Shown while the permissions of the previous visit are in use, because the current ones failed to load. */
export function StaleAccessBanner({ locale }: { locale: string }) {
  const { actor } = usePortalApp().session;
  const isStale = useSessionState((state) => state.matches({ signedIn: 'stale' }));
  const isRetrying = useSessionState((state) => state.matches({ signedIn: 'loadingAccess' }));
  // The banner keeps its place and the focus while a retry runs.
  const [isShown, setShown] = useState(isStale);
  const isNeeded = isStale || (isShown && isRetrying);
  if (isShown !== isNeeded) setShown(isNeeded);
  return (
    isNeeded && (
      <Banner
        text={portalMessages(locale).staleAccess}
        locale={locale}
        isRetrying={isRetrying}
        onRetry={() => actor.send({ type: 'access.retried' })}
      />
    )
  );
}
