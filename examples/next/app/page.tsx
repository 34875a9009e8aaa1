import { ItemList } from 'portal-kit/item-list';
import 'portal-kit/item-list.css';

export default function StockPage() {
  return <ItemList />;
}
