import { useEffect, useMemo, useState } from 'react';
import type { DraftStore } from '../../kernel/drafts/draft-store';

type CreateDrafts = (supplierId: string) => DraftStore | undefined;

/**
 * The draft store of the host. `true` is the session storage of the tab, whose code loads on demand; the result is
 * `'loading'` until then. If the code fails to load, no drafts are stored.
 */
export function useHostDrafts(
  drafts: true | DraftStore | undefined,
  supplierId: string,
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
  const tabDrafts = useMemo(() => (create ? create(supplierId) : 'loading'), [create, supplierId]);
  return usesTab ? tabDrafts : drafts;
}
