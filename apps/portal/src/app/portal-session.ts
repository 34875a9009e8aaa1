import { useSelector } from '@xstate/react';
import type { Session, TextStore } from 'portal-kit/session';
import { createContext, useContext } from 'react';
import type { PortalConfig } from './config';

/** What the whole application shares. */
export interface PortalApp {
  config: PortalConfig;
  session: Session;
  /** What outlives the page in this browser. */
  local: TextStore;
  /** From the reset mail's link that the page was opened with. */
  resetToken: string | null;
}

export const PortalAppContext = createContext<PortalApp | null>(null);

export function usePortalApp(): PortalApp {
  const app = useContext(PortalAppContext);
  if (!app) throw new Error('portal: a component was rendered outside the application.');
  return app;
}

type SessionSnapshot = ReturnType<Session['actor']['getSnapshot']>;

/** A part of the session's state; renders again only when that part changes. */
export function useSessionState<Selected>(select: (state: SessionSnapshot) => Selected): Selected {
  return useSelector(usePortalApp().session.actor, select);
}
