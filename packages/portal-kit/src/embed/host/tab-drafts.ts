import { createDraftStore, type DraftStore } from '../../kernel/drafts/draft-store';
import { createTextStore } from '../../kernel/session/session-storage';

const prefix = 'portal-kit.draft:';

const tabStore = () => createTextStore(() => sessionStorage, { expendable: prefix });

/** Stores the drafts of one supplier in the session storage of the tab. */
export const createTabDrafts = (supplierId: string): DraftStore =>
  createDraftStore(tabStore(), { prefix, email: '', supplierId });

/**
 * Removes the drafts that widgets with `drafts={true}` have stored in this tab. Call this function when your user signs
 * out, so that the next user of the tab does not see the drafts.
 *
 * @example
 * ```ts
 * import { removeTabDrafts } from 'portal-kit/embed';
 *
 * export async function signOut(): Promise<void> {
 *   await fetch('/sign-out', { method: 'POST' });
 *   removeTabDrafts();
 * }
 * ```
 */
export function removeTabDrafts(): void {
  tabStore().removeAll(prefix);
}
