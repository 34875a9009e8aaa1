import { ItemList } from 'portal-kit/item-list';
import { useListAddress } from '../address/list-address';
import { tablePreferences } from '../preferences/table-preferences';
import { PageActions } from '../shell/page/page-actions';

/** Items of the supplier. The address stores the list's state. */
export default function ItemsListPage() {
  return (
    <ItemList
      {...useListAddress('items')}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
