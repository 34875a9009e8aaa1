import { isPortalError } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
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

/** Status and message of a failed request, otherwise the error's message. */
function errorText(error: unknown): string {
  if (isPortalError(error) && error.kind === 'http') return `${error.status} ${error.message}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/**
 * Error message of a page, with a separate text for failed chunk loads. Source: specification, section 2 (router
 * fallback).
 */
export function ApplicationError({ error, locale, isPage = false, children }: ApplicationErrorProps) {
  const texts = portalMessages(locale);
  const isLoadError = error instanceof PageLoadError;
  useEffect(holdReloadOffer, []);
  return (
    <EmptyState
      isPage={isPage}
      tone="bad"
      title={isLoadError ? texts.pageGone : texts.unexpected}
      text={isLoadError ? texts.pageGoneText : errorText(error)}
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
