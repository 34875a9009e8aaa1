import { ItemList } from 'portal-kit/item-list';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import { PageActions } from '../shell/page-actions';

/** The items of the supplier; the address keeps what the list shows. */
export default function ItemsListPage() {
  return (
    <ItemList
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
