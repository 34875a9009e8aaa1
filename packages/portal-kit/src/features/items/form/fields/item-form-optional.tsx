import { FormDisclosure } from '@portal-kit/ui/form-layout';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { ItemFormApi } from '../item-form.api';
import { itemFormMessages } from '../item-form.messages';

/** The optional sections, collapsed by default. */
export function ItemFormOptional({ form: { AppField } }: { form: ItemFormApi }) {
  const texts = useMessages(itemFormMessages);
  const [isOriginOpen, setOriginOpen] = useState(false);
  const [isLogisticsOpen, setLogisticsOpen] = useState(false);
  const countries = useMemo(() => texts.countries(), [texts]);
  const yesNo = useMemo(
    () => [
      { id: 'N', label: texts.no },
      { id: 'Y', label: texts.yes },
    ],
    [texts],
  );
  return (
    <>
      <FormDisclosure title={texts.groups.compliance} isOpen={isOriginOpen} onOpenChange={setOriginOpen}>
        <AppField name="countryOfOrigin">
          {(field) => <field.Choice isSearchable options={countries} />}
        </AppField>
        <AppField name="vintage">
          {(field) => <field.Text description={texts.vintageHint} maxLength={4} />}
        </AppField>
        <AppField name="appellation">{(field) => <field.Text />}</AppField>
        <AppField name="varietal">{(field) => <field.Text />}</AppField>
        <AppField name="region">{(field) => <field.Text />}</AppField>
        <AppField name="spiritClass">{(field) => <field.Text />}</AppField>
        <AppField name="upc">{(field) => <field.Text inputMode="numeric" />}</AppField>
        <AppField name="caseUpc">{(field) => <field.Text inputMode="numeric" />}</AppField>
        <AppField name="nabcaCode">{(field) => <field.Text maxLength={13} />}</AppField>
        <AppField name="colaNumber">{(field) => <field.Text inputMode="numeric" />}</AppField>
      </FormDisclosure>
      <FormDisclosure title={texts.groups.logistics} isOpen={isLogisticsOpen} onOpenChange={setLogisticsOpen}>
        <AppField name="containerType">{(field) => <field.Choice />}</AppField>
        <AppField name="freightClass">{(field) => <field.Choice />}</AppField>
        <AppField name="caseWeightLbs">{(field) => <field.Number />}</AppField>
        <AppField name="caseLengthIn">{(field) => <field.Number />}</AppField>
        <AppField name="caseWidthIn">{(field) => <field.Number />}</AppField>
        <AppField name="caseHeightIn">{(field) => <field.Number />}</AppField>
        <AppField name="casesPerLayer">{(field) => <field.Number />}</AppField>
        <AppField name="layersPerPallet">{(field) => <field.Number />}</AppField>
        <AppField name="nmfcNumber">{(field) => <field.Text />}</AppField>
        <AppField name="minStockCases">{(field) => <field.Number />}</AppField>
        <AppField name="lotTracked">{(field) => <field.Choice options={yesNo} />}</AppField>
      </FormDisclosure>
    </>
  );
}
