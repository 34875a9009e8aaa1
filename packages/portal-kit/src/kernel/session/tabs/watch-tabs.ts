import type { CachedAccess } from '../access/access';
import type { SessionContext, SessionEvent } from '../session-context';
import type { TextStore } from '../storage/session-storage';
import { isSessionKey, storageKeys } from '../storage/storage-keys';
import type { SessionTokens } from '../tokens/session-tokens';
import type { BrowserSignals } from './browser-signals';

/** The state of a session that is compared with the browser's storage. */
export interface TabState {
  /** `suspended`: expired, with its screens still mounted. `moving`: in transition; other tabs are ignored. */
  phase: 'in' | 'suspended' | 'out' | 'moving';
  context: Pick<SessionContext, 'account'>;
}

export interface TabWatch {
  signals: BrowserSignals;
  local: TextStore;
  tokens: Pick<SessionTokens, 'renewedElsewhere' | 'wake'>;
  readAccess: () => CachedAccess | null;
  state: () => TabState;
  /** Calls the listener after every change of `state`. Returns an unsubscribe function. */
  onChanged: (listener: () => void) => () => void;
  send: (event: SessionEvent) => void;
}

/**
 * Compares this tab's session with the browser's storage and returns the event for the difference. A sign-out removes
 * the stored permissions and an expired session keeps the permissions, so other tabs can distinguish both cases.
 */
function detectChange({ local, readAccess, state }: TabWatch): SessionEvent | undefined {
  const { phase, context } = state();
  if (phase === 'moving') return undefined;
  if (local.get(storageKeys.identityToken) === null) {
    if (phase === 'out') return undefined;
    if (local.get(storageKeys.permissions) === null) return { type: 'session.disappeared' };
    return phase === 'in' ? { type: 'session.expired' } : undefined;
  }
  if (phase !== 'in') {
    // A sign-in stores one token after the other. The session is complete when both tokens are stored.
    return local.get(storageKeys.accessToken) === null ? undefined : { type: 'session.appeared' };
  }
  const cached = readAccess();
  const isSame = !context.account || !cached || cached.account.email === context.account.email;
  return isSame ? undefined : { type: 'session.replaced' };
}

/** Synchronizes this tab's session with the other tabs. Returns a function that stops the synchronization. */
export function watchTabs(watch: TabWatch): () => void {
  const { signals, tokens, state, onChanged, send } = watch;
  let hasMissedChange = false;
  const compare = () => {
    hasMissedChange = state().phase === 'moving';
    const event = detectChange(watch);
    if (event) send(event);
    return event === undefined;
  };
  const stopStored = signals.onStored((key) => {
    if (isSessionKey(key) && !compare()) return;
    if (key === storageKeys.accessToken) tokens.renewedElsewhere('access');
    if (key === storageKeys.identityToken) tokens.renewedElsewhere('identity');
  });
  const stopWoke = signals.onWoke(() => {
    if (compare()) tokens.wake();
  });
  // Compares again after a transition, because a change of the storage during the transition was ignored.
  const compareIfMissed = () => {
    if (hasMissedChange && state().phase !== 'moving') compare();
  };
  const stopChanged = onChanged(compareIfMissed);
  return () => {
    stopStored();
    stopWoke();
    stopChanged();
  };
}
