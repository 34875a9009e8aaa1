import { type ItemDetails, itemQueries } from '@portal-kit/sdk/items';
import { ItemForm } from 'portal-kit/item-form';
import { usePortal } from 'portal-kit/portal';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';
import { useFormTitle } from './use-form-title';

ToastRegion.preload();

const nameOf = ({ item }: ItemDetails) => item.sku;

/** Creates an item, or edits the item in the address. */
export default function ItemFormPage({ supplierId, params: { itemId } }: PageProps) {
  const { sdk } = usePortal();
  useFormTitle(itemId ? itemQueries.details(sdk, { supplierId, itemId }) : undefined, nameOf);
  return <ItemForm {...(itemId !== undefined && { itemId })} />;
}
