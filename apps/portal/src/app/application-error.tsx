import { isPortalError } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import type { ReactNode } from 'react';
import { PageLoadError } from '../routes/page-load-error';
import { leaveGuard } from './address';
import { portalMessages } from './portal.messages';

interface ApplicationErrorProps {
  error: unknown;
  locale: string;
  isPage?: boolean;
  /** A way out that needs no reload. */
  children?: ReactNode;
}

/** Status and status text of a refused request, or what the error says. */
function errorText(error: unknown): string {
  if (isPortalError(error) && error.kind === 'http') return `${error.status} ${error.message}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** Loads the page anew. What was typed has been kept as a draft, so the browser need not ask. */
function reload(): void {
  leaveGuard.grant();
  location.reload();
}

/** The router fallback of the specification, section 2; a page whose code is gone says what helps. */
export function ApplicationError({ error, locale, isPage = false, children }: ApplicationErrorProps) {
  const texts = portalMessages(locale);
  const isGone = error instanceof PageLoadError;
  return (
    <EmptyState
      isPage={isPage}
      tone="bad"
      title={isGone ? texts.pageGone : texts.unexpected}
      text={isGone ? texts.pageGoneText : errorText(error)}
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
