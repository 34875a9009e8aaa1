import { ItemForm } from 'portal-kit/item-form';
import { ToastRegion } from '../app/toasts';

ToastRegion.preload();

/** Adds an item. */
export default function ItemCreatePage() {
  return <ItemForm />;
}
