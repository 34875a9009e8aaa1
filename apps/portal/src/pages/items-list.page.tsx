import { ButtonLink } from '@portal-kit/ui/button';
import Plus from 'lucide-react/icons/plus';
import { ItemList } from 'portal-kit/item-list';
import { decodeListState, encodeListState, type ListState } from 'portal-kit/list-state';
import { useDestinationLink, usePortal } from 'portal-kit/portal';
import { useCallback, useMemo } from 'react';
import { navigate, usePathname, useQueryString } from '../app/address';
import { tablePreferences } from '../app/table-preferences';
import { PageActions } from '../shell/page-actions';

/** The items of the supplier; the address keeps what the list shows. */
export default function ItemsListPage() {
  const search = useQueryString();
  const path = usePathname();
  const { can } = usePortal();
  const link = useDestinationLink();
  const state = useMemo(() => decodeListState(new URLSearchParams(search)), [search]);
  const onStateChange = useCallback(
    (next: ListState) => {
      const query = encodeListState(next).toString();
      // A search is one thought however many letters it has; paging and sorting can be undone step by step.
      navigate(query ? `${path}?${query}` : path, { replace: next.searchInput !== state.searchInput });
    },
    [path, state.searchInput],
  );
  return (
    <>
      {can('ITEM_CREATE') && (
        <PageActions>
          <ButtonLink
            tone="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            {...link({ to: 'items.create' })}
          >
            Add New Item
          </ButtonLink>
        </PageActions>
      )}
      <ItemList state={state} onStateChange={onStateChange} preferences={tablePreferences} />
    </>
  );
}
