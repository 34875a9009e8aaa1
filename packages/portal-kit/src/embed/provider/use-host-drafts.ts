import { useMemo } from 'react';
import type { DraftStore } from '../../kernel/drafts/draft-store';
import { createTabDrafts, type TabDraftOwner } from '../host/tab-drafts';

/** Returns the host's draft store, or the tab's store for `true`. */
export function useHostDrafts(
  drafts: true | DraftStore | undefined,
  { apiUrl, dataBasePath, supplierId }: TabDraftOwner,
): DraftStore | undefined {
  return useMemo(
    () => (drafts === true ? createTabDrafts({ apiUrl, dataBasePath, supplierId }) : drafts),
    [drafts, apiUrl, dataBasePath, supplierId],
  );
}
