import { FormDisclosure } from '@portal-kit/ui/form-layout';
import { useMemo, useState } from 'react';
import { fieldCells } from '../../../../forms/fields/field-cells';
import type { ItemFormParts } from '../item-form.api';
import type { ItemFormValues } from '../values/item-form.values';

const { TextCell, SelectCell, ComboBoxCell } = fieldCells<ItemFormValues>();

/** The optional sections, collapsed by default. */
export function ItemFormOptional({ texts }: Pick<ItemFormParts, 'texts'>) {
  const [isOriginOpen, setOriginOpen] = useState(false);
  const [isLogisticsOpen, setLogisticsOpen] = useState(false);
  const countries = useMemo(() => texts.countries(), [texts]);
  const yesNo = [
    { id: 'N', label: texts.no },
    { id: 'Y', label: texts.yes },
  ];
  return (
    <>
      <FormDisclosure title={texts.groups.compliance} isOpen={isOriginOpen} onOpenChange={setOriginOpen}>
        <ComboBoxCell name="countryOfOrigin" options={countries} />
        <TextCell name="vintage" description={texts.vintageHint} maxLength={4} />
        <TextCell name="appellation" />
        <TextCell name="varietal" />
        <TextCell name="region" />
        <TextCell name="spiritClass" />
        <TextCell name="upc" inputMode="numeric" maxLength={12} />
        <TextCell name="caseUpc" inputMode="numeric" maxLength={14} />
        <TextCell name="nabcaCode" maxLength={13} />
        <TextCell name="colaNumber" inputMode="numeric" maxLength={14} />
      </FormDisclosure>
      <FormDisclosure title={texts.groups.logistics} isOpen={isLogisticsOpen} onOpenChange={setLogisticsOpen}>
        <SelectCell name="containerType" optionLabels={texts.containers} />
        <SelectCell name="freightClass" />
        <TextCell name="caseWeightLbs" inputMode="decimal" maxLength={7} />
        <TextCell name="caseLengthIn" inputMode="decimal" maxLength={5} />
        <TextCell name="caseWidthIn" inputMode="decimal" maxLength={5} />
        <TextCell name="caseHeightIn" inputMode="decimal" maxLength={5} />
        <TextCell name="casesPerLayer" inputMode="numeric" maxLength={2} />
        <TextCell name="layersPerPallet" inputMode="numeric" maxLength={2} />
        <TextCell name="nmfcNumber" />
        <TextCell name="minStockCases" inputMode="numeric" maxLength={5} />
        <SelectCell name="lotTracked" options={yesNo} />
      </FormDisclosure>
    </>
  );
}
