import type { ItemDetails, SavedItem } from '@portal-kit/sdk/items';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMemo } from 'react';
import { itemTypeLabel } from '../../../domain/items/item-types';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import type { RecordFormHost } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { itemsMessages } from '../list/items.messages';
import { ItemFormCore } from './fields/item-form-core';
import { ItemFormOptional } from './fields/item-form-optional';
import { itemFormMessages } from './item-form.messages';
import { useItemForm } from './use-item-form';
import { itemFormRules } from './values/item-form.rules';

const ItemConflict = lazyPart(async () => (await import('./item-conflict')).ItemConflict);

/** Renders the form of an item. */
export function ItemFormView(host: RecordFormHost<ItemDetails, SavedItem>) {
  const { warehouses = [] } = useWarehouses();
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const itemTexts = useMessages(itemsMessages);
  const rules = useMemo(() => itemFormRules(formTexts, texts), [formTexts, texts]);
  const controller = useItemForm(host);
  const { form, record, start, resetTo } = controller;
  const parts = { form, rules, texts, formTexts, itemTexts, isEdit: record !== undefined };
  const suggestWarehouses = (warehouses: readonly string[]) => {
    if (record) return;
    // A suggestion does not count as a change by the user.
    if (form.state.isDefaultValue) resetTo({ ...start, warehouses });
    else form.setFieldValue('warehouses', warehouses);
  };
  return (
    <RecordForm
      controller={controller}
      renderConflict={(conflict) => (
        <ItemConflict {...conflict} {...{ texts, itemTexts, warehouses }} typeLabel={itemTypeLabel} />
      )}
    >
      <ItemFormCore {...parts} onSuggestWarehouses={suggestWarehouses} />
      <ItemFormOptional {...parts} />
    </RecordForm>
  );
}
