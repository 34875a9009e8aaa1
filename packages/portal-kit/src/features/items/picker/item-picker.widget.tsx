import { ItemSuggest } from '../../../domain/items/item-suggest';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import type { ItemPickerInputs } from './item-picker.inputs';

/** Properties of {@link ItemPicker}. */
export type ItemPickerProps = ItemPickerInputs;

/**
 * Search field for picking several items in a row by keyboard.
 *
 * @remarks Source: `suggestItems` of `openapi/portal`; available stock in cases. Needs the permission to list items, or
 * to create or edit orders. Searches 300 ms after the last key. A failed search shows a message in the list; the widget
 * throws no error.
 *
 * @example
 * ```tsx
 * import { ItemPicker } from 'portal-kit/item-picker';
 *
 * export const AddLine = () => <ItemPicker onItemPicked={({ sku }) => console.log(sku)} />;
 * ```
 */
export function ItemPicker(props: ItemPickerProps) {
  return (
    <WidgetBoundary widget="ItemPicker">
      <ItemSuggest {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}
