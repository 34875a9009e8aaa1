import { useSelector } from '@xstate/react';
import type { Session, TextStore } from 'portal-kit/session';
import { createContext, useContext } from 'react';
import type { PortalConfig } from '../config/config';

/** Shared by the whole application. */
export interface PortalApp {
  config: PortalConfig;
  session: Session;
  /** Local storage. */
  local: TextStore;
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

export type SessionSnapshot = ReturnType<Session['actor']['getSnapshot']>;

/** Whether the session has ended or expired. Requests of screens that are still open then fail. */
export const isSessionOver = (state: SessionSnapshot): boolean =>
  state.context.suspended !== null ||
  state.matches('signedOut') ||
  state.matches('signingIn') ||
  state.matches('redirecting') ||
  state.matches('signingOut');

/** Selects a part of the session's state. Re-renders only when the selected value changes. */
export function useSessionState<Selected>(select: (state: SessionSnapshot) => Selected): Selected {
  return useSelector(usePortalApp().session.actor, select);
}
