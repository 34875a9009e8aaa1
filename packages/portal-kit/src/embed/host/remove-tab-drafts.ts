/** Prefix of the keys of drafts in session storage. */
export const tabDraftPrefix = 'portal-kit.draft:';

/**
 * Removes the drafts that widgets with `drafts={true}` have stored in this tab. Call this function when your user has signed
 * out and the widgets are removed, so that the next user of the tab does not see the drafts. Does nothing if the browser
 * blocks storage.
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
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(tabDraftPrefix)) sessionStorage.removeItem(key);
  } catch {}
}
