import { createDraftStore, type DraftStore } from '../../kernel/drafts/draft-store';
import { createTextStore } from '../../kernel/session/storage/session-storage';
import { tabDraftPrefix } from './remove-tab-drafts';

/** The data to which drafts belong. */
export interface TabDraftOwner {
  apiUrl: string;
  dataBasePath: string | undefined;
  supplierId: string;
}

/** Stores the drafts of one supplier in the session storage of the tab. */
export function createTabDrafts({ apiUrl, dataBasePath = '', supplierId }: TabDraftOwner): DraftStore {
  const store = createTextStore(() => sessionStorage, { expendable: tabDraftPrefix });
  const prefix = `${tabDraftPrefix}${encodeURIComponent(apiUrl + dataBasePath)}:`;
  // The widget does not know the user, so the host removes the user's drafts.
  return createDraftStore(store, { prefix, email: '', supplierId });
}
