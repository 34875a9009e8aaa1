import { useEffect, useMemo, useState } from 'react';
import type { DraftStore } from '../../kernel/drafts/draft-store';
import type { TabDraftOwner } from '../host/tab-drafts';

type CreateDrafts = (owner: TabDraftOwner) => DraftStore | undefined;

/**
 * Returns the draft store of the host. For `true`, returns `'loading'` until the code of the tab's store has loaded. If the
 * code fails to load, no drafts are stored.
 */
export function useHostDrafts(
  drafts: true | DraftStore | undefined,
  { apiUrl, dataBasePath, supplierId }: TabDraftOwner,
): DraftStore | 'loading' | undefined {
  const [create, setCreate] = useState<CreateDrafts>();
  const usesTab = drafts === true;
  useEffect(() => {
    if (!usesTab) return;
    import('../host/tab-drafts').then(
      ({ createTabDrafts }) => setCreate(() => createTabDrafts),
      () => setCreate(() => () => undefined),
    );
  }, [usesTab]);
  const tabDrafts = useMemo(
    () => (create ? create({ apiUrl, dataBasePath, supplierId }) : 'loading'),
    [create, apiUrl, dataBasePath, supplierId],
  );
  return usesTab ? tabDrafts : drafts;
}
