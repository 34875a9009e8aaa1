import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { isUnusualStrength, itemTypeLabel, itemTypes } from '../../../../domain/items/item-types';
import type { ItemFormApi, ItemFormParts } from '../item-form.api';
import { WarehousesField } from './warehouses-field';

interface ItemFormCoreProps extends ItemFormParts {
  form: ItemFormApi;
  /** The supplier has a single warehouse, which is preselected. */
  onSuggestWarehouses: (warehouseIds: readonly string[]) => void;
}

/** The required sections of every item. */
export function ItemFormCore({
  form,
  rules,
  texts,
  formTexts,
  itemTexts,
  isEdit,
  onSuggestWarehouses,
}: ItemFormCoreProps) {
  const types = itemTypes.map(({ code, label, ...type }) => ({
    id: code,
    label,
    isDisabled: 'isOutdated' in type,
  }));
  return (
    <>
      <FormSection title={texts.groups.item} text={texts.groups.itemText}>
        <FormCell span="half">
          <form.AppField name="sku" validators={{ onChange: ({ value }) => rules.sku(value) }}>
            {(field) => (
              <field.Text
                label={texts.sku}
                description={isEdit ? undefined : texts.skuHint}
                isDisabled={isEdit}
                isRequired
                maxLength={bounds.sku.maxLength}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="brand" validators={{ onChange: ({ value }) => rules.brand(value) }}>
            {(field) => <field.Text label={texts.brand} isRequired maxLength={bounds.brand.maxLength} />}
          </form.AppField>
        </FormCell>
        <FormCell span="full">
          <form.AppField
            name="description"
            validators={{ onChange: ({ value }) => rules.description(value) }}
          >
            {(field) => (
              <field.Text label={texts.description} isRequired maxLength={bounds.description.maxLength} />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="type" validators={{ onChange: ({ value }) => rules.type(value) }}>
            {(field) => (
              <field.Select label={texts.type} isRequired options={types} placeholder={formTexts.choose} />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.Subscribe selector={({ values }) => ({ type: values.type, abv: values.alcoholByVolume })}>
            {({ type, abv }) => (
              <form.AppField
                name="alcoholByVolume"
                validators={{
                  onChangeListenTo: ['type'],
                  onChange: ({ value, fieldApi }) =>
                    rules.alcoholByVolume(value, fieldApi.form.getFieldValue('type')),
                }}
              >
                {(field) => (
                  <field.Text
                    label={texts.alcoholByVolume}
                    isRequired={type !== 'N'}
                    inputMode="decimal"
                    maxLength={4}
                    suffix="%"
                    {...(isUnusualStrength(type, abv) && {
                      description: formTexts.unusualStrength(itemTypeLabel(type)),
                    })}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="itemStatus" validators={{ onChange: ({ value }) => rules.itemStatus(value) }}>
            {(field) => (
              <field.Select
                label={texts.itemStatus}
                isRequired
                options={bounds.itemStatus.enum.map((id) => ({ id, label: itemTexts.status[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.pack} text={texts.groups.packText}>
        <FormCell span="third">
          <form.AppField name="size" validators={{ onChange: ({ value }) => rules.size(value) }}>
            {(field) => <field.Text label={texts.size} isRequired inputMode="decimal" maxLength={8} />}
          </form.AppField>
        </FormCell>
        <FormCell span="third">
          <form.AppField name="sizeUom" validators={{ onChange: ({ value }) => rules.sizeUom(value) }}>
            {(field) => (
              <field.Select
                label={texts.sizeUom}
                isRequired
                options={bounds.sizeUom.enum.map((id) => ({ id, label: id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="third">
          <form.AppField
            name="bottlesPerCase"
            validators={{ onChange: ({ value }) => rules.bottlesPerCase(value) }}
          >
            {(field) => (
              <field.Text label={texts.bottlesPerCase} isRequired inputMode="numeric" maxLength={3} />
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.stock} text={texts.groups.stockText}>
        <FormCell span="full">
          <form.AppField name="warehouses" validators={{ onChange: ({ value }) => rules.warehouses(value) }}>
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
