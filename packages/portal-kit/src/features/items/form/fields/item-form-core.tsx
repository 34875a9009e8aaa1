import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import {
  isUnusualStrength,
  itemTypeMessages,
  itemTypeName,
  itemTypes,
} from '../../../../domain/items/item-types';
import { fieldCells } from '../../../../forms/fields/field-cells';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { ItemFormApi, ItemFormParts } from '../item-form.api';
import type { ItemFormValues } from '../values/item-form.values';
import { WarehousesField } from './warehouses-field';

interface ItemFormCoreProps extends ItemFormParts {
  form: ItemFormApi;
  /** Called when the supplier has a single warehouse, to preselect this warehouse. */
  onSuggestWarehouses: (warehouseIds: readonly string[]) => void;
}

const { TextCell, SelectCell } = fieldCells<ItemFormValues>();

// Constants, because a cell renders again for a new function or array.
const isStrengthRequired = ({ type }: ItemFormValues) => type !== 'N';
const strengthDependsOn = ['type'] as const;

/** The required sections of every item. */
export function ItemFormCore({
  form,
  texts,
  formTexts,
  itemTexts,
  isEdit,
  onSuggestWarehouses,
}: ItemFormCoreProps) {
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
  return (
    <>
      <FormSection title={texts.groups.item} text={texts.groups.itemText}>
        <TextCell
          name="sku"
          description={isEdit ? undefined : texts.skuHint}
          isDisabled={isEdit}
          isRequired
        />
        <TextCell name="brand" isRequired />
        <TextCell name="description" span="full" isRequired />
        <SelectCell name="type" isRequired options={types} />
        <TextCell
          name="alcoholByVolume"
          isRequired={isStrengthRequired}
          dependsOn={strengthDependsOn}
          inputMode="decimal"
          suffix="%"
          description={unusualType ? formTexts.unusualStrength(itemTypeName(unusualType, names)) : undefined}
        />
        <SelectCell name="itemStatus" isRequired optionLabels={itemTexts.status} />
      </FormSection>
      <FormSection title={texts.groups.pack} text={texts.groups.packText}>
        <TextCell name="size" span="third" isRequired inputMode="decimal" />
        <SelectCell name="sizeUom" span="third" isRequired />
        <TextCell name="bottlesPerCase" span="third" isRequired inputMode="numeric" />
      </FormSection>
      <FormSection title={texts.groups.stock} text={texts.groups.stockText}>
        <FormCell span="full">
          <form.AppField
            name="warehouses"
            validators={{ onChange: ({ value }) => (value.length === 0 ? formTexts.required : undefined) }}
          >
            {(field) => (
              <WarehousesField onSuggest={onSuggestWarehouses}>
                {(options) => <field.CheckboxGroup label={texts.warehouses} isRequired options={options} />}
              </WarehousesField>
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
    </>
  );
}
