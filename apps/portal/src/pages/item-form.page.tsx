import { ItemForm } from 'portal-kit/item-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates an item, or edits the item in the address. */
export default function ItemFormPage({ params: { itemId } }: PageProps) {
  return <ItemForm {...(itemId !== undefined && { itemId })} />;
}
