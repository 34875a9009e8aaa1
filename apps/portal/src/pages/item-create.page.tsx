import { ItemForm } from 'portal-kit/item-form';
import { loadToastRegion } from '../app/toasts';

loadToastRegion().catch(() => {});

/** Adds an item. */
export default function ItemCreatePage() {
  return <ItemForm />;
}
