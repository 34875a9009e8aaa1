import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import {
  isUnusualStrength,
  itemTypeMessages,
  itemTypeName,
  itemTypes,
} from '../../../../domain/items/item-types';
import { formMessages } from '../../../../forms/record/form.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { ItemFormApi } from '../item-form.api';
import { itemFormMessages } from '../item-form.messages';
import { WarehousesField } from './warehouses-field';

interface ItemFormCoreProps {
  form: ItemFormApi;
  /** Whether the item exists. The Supplier Item ID of an existing item cannot be changed. */
  isEdit: boolean;
  /** Called when the supplier has a single warehouse, to preselect this warehouse. */
  onSuggestWarehouses: (warehouseIds: readonly string[]) => void;
}

/** The required sections of every item. */
export function ItemFormCore({ form, isEdit, onSuggestWarehouses }: ItemFormCoreProps) {
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const { names } = useMessages(itemTypeMessages);
  const types = useMemo(
    () =>
      itemTypes.map((type) => ({
        id: type.code,
        label: names[type.code],
        isDisabled: 'isOutdated' in type,
      })),
    [names],
  );
  const unusualType = useStore(form.store, ({ values: { type, alcoholByVolume } }) =>
    isUnusualStrength(type, alcoholByVolume) ? type : '',
  );
  const strengthHint = unusualType ? formTexts.unusualStrength(itemTypeName(unusualType, names)) : undefined;
  const { AppField } = form;
  return (
    <>
      <FormSection title={texts.groups.item} text={texts.groups.itemText}>
        <AppField name="sku">
          {(field) => <field.Text description={isEdit ? undefined : texts.skuHint} isDisabled={isEdit} />}
        </AppField>
        <AppField name="brand">{(field) => <field.Text />}</AppField>
        <AppField name="description">{(field) => <field.Text span="full" />}</AppField>
        <AppField name="type">{(field) => <field.Choice options={types} />}</AppField>
        <AppField name="alcoholByVolume">
          {(field) => <field.Number suffix="%" description={strengthHint} />}
        </AppField>
        <AppField name="itemStatus">{(field) => <field.Choice />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.pack} text={texts.groups.packText}>
        <AppField name="size">{(field) => <field.Number span="third" />}</AppField>
        <AppField name="sizeUom">{(field) => <field.Choice span="third" />}</AppField>
        <AppField name="bottlesPerCase">{(field) => <field.Number span="third" />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.stock} text={texts.groups.stockText}>
        <AppField name="warehouses">
          {(field) => (
            <FormCell span="full">
              <WarehousesField onSuggest={onSuggestWarehouses}>
                {(options) => <field.Choices span="none" options={options} />}
              </WarehousesField>
            </FormCell>
          )}
        </AppField>
      </FormSection>
    </>
  );
}
