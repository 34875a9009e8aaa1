import { ItemList } from 'portal-kit/item-list';
import { useListPage } from '../address/list-page';
import { PageActions } from '../shell/page/page-actions';

/** Items of the supplier. The address stores the list's state. */
export default function ItemsListPage() {
  return (
    <ItemList {...useListPage('items')} renderActions={(actions) => <PageActions>{actions}</PageActions>} />
  );
}
