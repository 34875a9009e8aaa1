import type { Item } from '@portal-kit/sdk/items';
import { ItemDetails } from 'portal-kit/item-details';
import { useState } from 'react';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';
import { usePageTitle } from '../shell/page/page-title';

/** Details of an item. The item's SKU is the page title. */
export default function ItemDetailsPage({ params }: PageProps) {
  const { itemId = '' } = params;
  const [loaded, setItem] = useState<Item>();
  const item = loaded?.itemId === itemId ? loaded : undefined;
  usePageTitle(item?.sku, item?.description);
  return (
    <ItemDetails
      itemId={itemId}
      onItemLoaded={setItem}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
