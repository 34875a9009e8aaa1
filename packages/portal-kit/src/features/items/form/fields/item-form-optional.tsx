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
        <CountryCell texts={texts} />
        <TextCell name="vintage" description={texts.vintageHint} maxLength={4} />
        <TextCell name="appellation" />
        <TextCell name="varietal" />
        <TextCell name="region" />
        <TextCell name="spiritClass" />
        <TextCell name="upc" inputMode="numeric" />
        <TextCell name="caseUpc" inputMode="numeric" />
        <TextCell name="nabcaCode" maxLength={13} />
        <TextCell name="colaNumber" inputMode="numeric" />
      </FormDisclosure>
      <FormDisclosure title={texts.groups.logistics} isOpen={isLogisticsOpen} onOpenChange={setLogisticsOpen}>
        <SelectCell name="containerType" optionLabels={texts.containers} />
        <SelectCell name="freightClass" />
        <TextCell name="caseWeightLbs" inputMode="decimal" />
        <TextCell name="caseLengthIn" inputMode="decimal" />
        <TextCell name="caseWidthIn" inputMode="decimal" />
        <TextCell name="caseHeightIn" inputMode="decimal" />
        <TextCell name="casesPerLayer" inputMode="numeric" />
        <TextCell name="layersPerPallet" inputMode="numeric" />
        <TextCell name="nmfcNumber" />
        <TextCell name="minStockCases" inputMode="numeric" />
        <SelectCell name="lotTracked" options={yesNo} />
      </FormDisclosure>
    </>
  );
}

function CountryCell({ texts }: Pick<ItemFormParts, 'texts'>) {
  const countries = useMemo(() => texts.countries(), [texts]);
  return <ComboBoxCell name="countryOfOrigin" options={countries} />;
}
