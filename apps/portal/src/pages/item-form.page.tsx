import { type ItemDetails, itemQueries } from '@portal-kit/sdk/items';
import { ItemForm } from 'portal-kit/item-form';
import { usePortal } from 'portal-kit/portal';
import { useSearchParams } from 'wouter';
import type { PageProps } from '../routes/lazy-page';
import { routeMessages } from '../routes/route.messages';
import { useFirstFieldFocus } from './use-first-field-focus';
import { useFormTitle } from './use-form-title';

const getName = ({ item }: ItemDetails) => item.sku;

/** Creates an item, or edits the item in the address. `?copy=` copies an item. */
export default function ItemFormPage({ supplierId, params: { itemId } }: PageProps) {
  const { sdk, locale } = usePortal();
  const [searchParams] = useSearchParams();
  const copyOf = searchParams.get('copy');
  const shownId = itemId ?? copyOf;
  useFormTitle(
    shownId ? itemQueries.details(sdk, { supplierId, itemId: shownId }) : undefined,
    getName,
    itemId ? undefined : routeMessages(locale).titles.itemCreate,
  );
  useFirstFieldFocus(itemId === undefined);
  return <ItemForm {...(itemId !== undefined ? { itemId } : copyOf ? { copyOf } : {})} />;
}
