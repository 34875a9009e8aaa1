import { ItemForm } from 'portal-kit/item-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Adds an item, or changes the one that the address names. */
export default function ItemFormPage({ params: { itemId } }: PageProps) {
  return <ItemForm {...(itemId !== undefined && { itemId })} />;
}
