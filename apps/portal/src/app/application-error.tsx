import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { kernelMessages, unexpectedErrorText } from 'portal-kit/portal';
import { type ReactNode, useEffect } from 'react';
import { PageLoadError } from '../routes/page-loading';
import * as css from '../shell/shell.css';
import { portalMessages } from './portal.messages';
import { holdReloadOffer, reload } from './reload-offer';

interface ApplicationErrorProps {
  error: unknown;
  locale: string;
  isPage?: boolean;
  /** Actions in addition to the reload button. */
  children?: ReactNode;
}

/**
 * Error message of a page: status and status text, or the error's message. A page whose chunk failed to load also
 * explains why a reload can help. Source: specification, section 2 (router fallback).
 */
export function ApplicationError({ error, locale, isPage = false, children }: ApplicationErrorProps) {
  const texts = portalMessages(locale);
  const isLoadError = error instanceof PageLoadError;
  useEffect(holdReloadOffer, []);
  if (isLoadError && !navigator.onLine)
    return (
      <EmptyState tone="bad" title={texts.pageOffline} text={texts.pageOfflineText} actions={children} />
    );
  return (
    <EmptyState
      isPage={isPage}
      tone="bad"
      title={kernelMessages(locale).unexpected}
      text={isLoadError ? texts.pageGoneText : undefined}
      detail={unexpectedErrorText(error)}
      actions={
        <>
          {children}
          <Button tone="primary" onClick={reload}>
            {texts.reload}
          </Button>
        </>
      }
    />
  );
}

/** Full page for a failed start or an error outside the page boundary. */
export function StartFailed({ error, locale }: { error: unknown; locale: string }) {
  return (
    <main className={css.page}>
      <ApplicationError error={error} locale={locale} isPage />
    </main>
  );
}
