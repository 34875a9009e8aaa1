import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Session, SessionState, TextStore } from 'portal-kit/session';
import { createContext, useContext } from 'react';
import type { PortalConfig } from '../config/config';

/** Shared by the whole application. */
export interface PortalApp {
  config: PortalConfig;
  session: Session;
  /** Local storage. */
  local: TextStore;
  /** Query cache. After a sign-in of another user over suspended screens, `App` replaces this cache. */
  queryClient: QueryClient;
  /** Token of the password reset link that opened the page. */
  resetToken: string | null;
}

export const PortalAppContext = createContext<PortalApp | null>(null);

export function usePortalApp(): PortalApp {
  const app = useContext(PortalAppContext);
  if (!app)
    throw new Error(
      'portal: usePortalApp found no PortalAppContext. Render the component inside PortalAppContext.Provider.',
    );
  return app;
}

/** Returns whether the session has ended or expired. Requests of screens that are still open then fail. */
export const isSessionOver = (state: SessionState): boolean =>
  state.context.suspended !== null ||
  state.matches('signedOut') ||
  state.matches('signingIn') ||
  state.matches('redirecting') ||
  state.matches('signingOut');

/** Selects a part of the session's state. */
export const useSessionState = <Selected>(select: (state: SessionState) => Selected): Selected =>
  useSelector(usePortalApp().session.actor, select);
