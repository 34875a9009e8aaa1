import { createDraftStore, type DraftStore } from '../../kernel/drafts/draft-store';
import { createTextStore } from '../../kernel/session/session-storage';
import { tabDraftPrefix } from './remove-tab-drafts';

/** Stores the drafts of one supplier in the session storage of the tab. */
export function createTabDrafts(supplierId: string): DraftStore {
  const store = createTextStore(() => sessionStorage, { expendable: tabDraftPrefix });
  return createDraftStore(store, { prefix: tabDraftPrefix, email: '', supplierId });
}
