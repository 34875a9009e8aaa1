import type { CachedAccess } from './access';
import type { BrowserSignals } from './browser-signals';
import type { SessionContext, SessionEvent } from './session-context';
import type { TextStore } from './session-storage';
import type { SessionTokens } from './session-tokens';
import { storageKeys } from './storage-keys';

/** The part of a session's state that other tabs can contradict. */
export interface TabState {
  /** `kept`: expired, its screens still there. `moving`: on the way from one to another, and not to be disturbed. */
  phase: 'in' | 'kept' | 'out' | 'moving';
  context: Pick<SessionContext, 'account'>;
}

export interface TabWatch {
  signals: BrowserSignals;
  local: TextStore;
  tokens: SessionTokens;
  readAccess: () => CachedAccess | null;
  state: () => TabState;
  send: (event: SessionEvent) => void;
}

const decisive: readonly (string | null)[] = [
  storageKeys.identityToken,
  storageKeys.accessToken,
  storageKeys.permissions,
  null,
];

/**
 * What the browser's storage says about this tab's session. A sign-out takes the permissions with it, an expired
 * session leaves them for whoever goes on; so the two can be told apart in another tab.
 */
function contradiction({ local, readAccess, state }: TabWatch): SessionEvent | undefined {
  const { phase, context } = state();
  if (phase === 'moving') return undefined;
  if (local.get(storageKeys.identityToken) === null) {
    if (phase === 'out') return undefined;
    if (local.get(storageKeys.permissions) === null) return { type: 'session.disappeared' };
    return phase === 'in' ? { type: 'session.expired' } : undefined;
  }
  if (phase !== 'in') {
    // A sign-in stores one token after the other, and half a session can ask for nothing.
    return local.get(storageKeys.accessToken) === null ? undefined : { type: 'session.appeared' };
  }
  const cached = readAccess();
  const isSame = !context.account || !cached || cached.account.email === context.account.email;
  return isSame ? undefined : { type: 'session.replaced' };
}

/** Keeps this tab's session in step with the other tabs. Returns the way to stop. */
export function watchTabs(watch: TabWatch): () => void {
  const { signals, tokens, send } = watch;
  const compare = () => {
    const event = contradiction(watch);
    if (event) send(event);
    return event === undefined;
  };
  const stopStored = signals.onStored((key) => {
    if (decisive.includes(key) && !compare()) return;
    if (key === storageKeys.accessToken) tokens.renewedElsewhere('access');
    if (key === storageKeys.identityToken) tokens.renewedElsewhere('identity');
  });
  const stopWoke = signals.onWoke(() => {
    if (compare()) tokens.wake();
  });
  return () => {
    stopStored();
    stopWoke();
  };
}
