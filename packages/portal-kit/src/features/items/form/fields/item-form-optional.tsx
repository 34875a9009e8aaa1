import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { FormCell, FormDisclosure } from '@portal-kit/ui/form-layout';
import { useMemo, useState } from 'react';
import type { ItemFormApi, ItemFormParts } from '../item-form.api';
import type { ItemFormValues } from '../values/item-form.values';

type TextName = keyof ItemFormParts['rules'] & keyof Omit<ItemFormValues, 'warehouses' | 'alcoholByVolume'>;

interface OptionalText {
  name: TextName;
  inputMode: 'text' | 'numeric' | 'decimal';
  maxLength: number;
}

const originTexts: readonly OptionalText[] = [
  { name: 'appellation', inputMode: 'text', maxLength: bounds.appellation.maxLength },
  { name: 'varietal', inputMode: 'text', maxLength: bounds.varietal.maxLength },
  { name: 'region', inputMode: 'text', maxLength: bounds.region.maxLength },
  { name: 'spiritClass', inputMode: 'text', maxLength: bounds.spiritClass.maxLength },
  { name: 'upc', inputMode: 'numeric', maxLength: 12 },
  { name: 'caseUpc', inputMode: 'numeric', maxLength: 14 },
  { name: 'nabcaCode', inputMode: 'text', maxLength: 13 },
  { name: 'colaNumber', inputMode: 'numeric', maxLength: 14 },
];
const logisticsTexts: readonly OptionalText[] = [
  { name: 'caseWeightLbs', inputMode: 'decimal', maxLength: 7 },
  { name: 'caseLengthIn', inputMode: 'decimal', maxLength: 5 },
  { name: 'caseWidthIn', inputMode: 'decimal', maxLength: 5 },
  { name: 'caseHeightIn', inputMode: 'decimal', maxLength: 5 },
  { name: 'casesPerLayer', inputMode: 'numeric', maxLength: 2 },
  { name: 'layersPerPallet', inputMode: 'numeric', maxLength: 2 },
  { name: 'nmfcNumber', inputMode: 'text', maxLength: bounds.nmfcNumber.maxLength },
  { name: 'minStockCases', inputMode: 'numeric', maxLength: 5 },
];

function OptionalTexts({
  form,
  rules,
  texts,
  fields,
}: { form: ItemFormApi; fields: readonly OptionalText[] } & ItemFormParts) {
  return fields.map(({ name, inputMode, maxLength }) => (
    <FormCell key={name} span="half">
      <form.AppField name={name} validators={{ onChange: ({ value }) => rules[name](value) }}>
        {(field) => (
          <field.Text
            label={texts[name as keyof typeof texts] as string}
            inputMode={inputMode}
            maxLength={maxLength}
          />
        )}
      </form.AppField>
    </FormCell>
  ));
}

/** The optional sections, collapsed by default. */
export function ItemFormOptional(props: { form: ItemFormApi } & ItemFormParts) {
  const { form, rules, texts, formTexts } = props;
  const [isOriginOpen, setOriginOpen] = useState(false);
  const [isLogisticsOpen, setLogisticsOpen] = useState(false);
  const countries = useMemo(() => texts.countries(), [texts]);
  return (
    <>
      <FormDisclosure title={texts.groups.compliance} isOpen={isOriginOpen} onOpenChange={setOriginOpen}>
        <FormCell span="half">
          <form.AppField name="countryOfOrigin">
            {(field) => (
              <field.ComboBox
                label={texts.countryOfOrigin}
                options={countries}
                placeholder={formTexts.choose}
                emptyText={formTexts.noMatch}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="vintage" validators={{ onChange: ({ value }) => rules.vintage(value) }}>
            {(field) => <field.Text label={texts.vintage} description={texts.vintageHint} maxLength={4} />}
          </form.AppField>
        </FormCell>
        <OptionalTexts {...props} fields={originTexts} />
      </FormDisclosure>
      <FormDisclosure title={texts.groups.logistics} isOpen={isLogisticsOpen} onOpenChange={setLogisticsOpen}>
        <FormCell span="half">
          <form.AppField name="containerType">
            {(field) => (
              <field.Select
                label={texts.containerType}
                options={bounds.containerType.enum.map((id) => ({ id, label: texts.containers[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="freightClass">
            {(field) => (
              <field.Select
                label={texts.freightClass}
                options={bounds.freightClass.enum.map((id) => ({ id, label: id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <OptionalTexts {...props} fields={logisticsTexts} />
        <FormCell span="half">
          <form.AppField name="lotTracked">
            {(field) => (
              <field.Select
                label={texts.lotTracked}
                options={[
                  { id: 'N', label: texts.no },
                  { id: 'Y', label: texts.yes },
                ]}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormDisclosure>
    </>
  );
}
