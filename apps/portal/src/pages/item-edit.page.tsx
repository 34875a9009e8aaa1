import { ItemForm } from 'portal-kit/item-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Changes an item. */
export default function ItemEditPage({ params }: PageProps) {
  return <ItemForm itemId={params.itemId ?? ''} />;
}
