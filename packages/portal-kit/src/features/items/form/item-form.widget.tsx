import { itemQueries } from '@portal-kit/sdk/items';
import { RecordEdit } from '../../../forms/record/record-edit';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { ItemMissing } from '../details/item-missing';
import type { ItemFormInputs } from './item-form.inputs';
import { ItemFormView } from './item-form-view';
import { copyItem } from './values/item-form.values';

/** Properties of {@link ItemForm}. */
export type ItemFormProps = ItemFormInputs;

/**
 * Adds an item to the supplier's item master, or changes an item.
 *
 * @remarks Source: `createItem`, `getItem` and `updateItem` of `openapi/portal`; rules of the specification, section 5.
 * Size in the chosen unit, weight in pounds, lengths in inches, strength in percent by volume. Needs ITEM_CREATE or
 * ITEM_EDIT. A refused save closes the confirmation, keeps the input, notifies the user, and shows the server's
 * messages on their fields. After a concurrent edit the form compares both versions field by field. The user chooses a
 * version and can undo the choice. Save without changes shows a note and sends no request. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { ItemForm } from 'portal-kit/item-form';
 *
 * export const AddBottle = () => <ItemForm onItemSaved={({ item }) => console.log(item?.sku)} />;
 * ```
 */
export function ItemForm(props: ItemFormProps) {
  return (
    <WidgetBoundary widget="ItemForm">
      <ItemRecord {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function ItemRecord({ itemId, copyOf, onItemSaved, onRequestCancel }: ItemFormProps) {
  const { sdk, supplierId } = usePortal();
  return (
    <RecordEdit
      id={itemId ?? copyOf}
      query={(itemId) => itemQueries.details(sdk, { supplierId, itemId })}
      missing={<ItemMissing />}
    >
      {({ record, ...edited }) => (
        <ItemFormView
          key={String(itemId)}
          {...(record && (itemId === undefined ? { start: copyItem(record.item) } : { record, ...edited }))}
          onRecordSaved={onItemSaved}
          onRequestCancel={onRequestCancel}
        />
      )}
    </RecordEdit>
  );
}
