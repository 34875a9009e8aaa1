import type { CountryCode } from '@portal-kit/sdk/scac-codes';
import { FormCell } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { useCarriers } from '../carriers';
import { useDetails, useOrderField } from './order-field';
import type { OrderFormParts } from './order-form.api';
import { otherCarrier } from './order-form.values';
import { OrderText } from './order-text';

interface CarrierFieldsProps {
  parts: OrderFormParts;
  /** Where the warehouse stands. */
  countryCode: CountryCode;
}

/** The carrier, of the list or by its name. */
export function CarrierFields({ parts, countryCode }: CarrierFieldsProps) {
  const { form, labels, texts, formTexts } = parts;
  const shippingType = useDetails(form, (details) => details.shippingType);
  const { carriers, isError } = useCarriers(countryCode, shippingType);
  const { isShown, isRequired, validators } = useOrderField(parts, 'scac');
  const options = useMemo(() => {
    const fits = (modes: readonly string[]) => modes.includes(shippingType);
    const listed = (carriers ?? []).map(({ scacCode, carrierName, modes }) => ({
      ...{ id: scacCode, label: carrierName, detail: scacCode, fits: fits(modes) },
    }));
    const first = listed.filter((carrier) => carrier.fits);
    const others = listed.filter((carrier) => !carrier.fits);
    return [...first, ...others, { id: otherCarrier, label: texts.otherCarrier }];
  }, [carriers, shippingType, texts]);
  if (!isShown) return null;
  return (
    <>
      <FormCell span="half">
        <form.AppField name="details.scac" validators={validators}>
          {(field) => (
            <field.ComboBox
              label={labels.carrier}
              isRequired={isRequired}
              options={options}
              placeholder={formTexts.choose}
              emptyText={formTexts.noMatch}
              {...(isError && { description: texts.carriersFailed })}
            />
          )}
        </form.AppField>
      </FormCell>
      <OrderText parts={parts} name="carrierName" label={texts.carrierName} />
    </>
  );
}
