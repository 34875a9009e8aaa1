import { ItemList } from 'portal-kit/item-list';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import { PageActions } from '../shell/page-actions';

/** Items of the supplier. The address stores the list's state. */
export default function ItemsListPage() {
  return (
    <ItemList
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
