import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { statesOf } from '../../../domain/addresses/state-options';
import { useCarriers } from '../../../domain/orders/use-carriers';
import { LicenseBadge } from '../../../domain/parties/license-badge';
import { YesNoCell } from '../../../domain/parties/party-cells';
import { useWarehouse, useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { dateCell } from '../../../forms/fields/date-cell';
import { fieldCells } from '../../../forms/fields/field-cells';
import { isDate } from '../../../kernel/calendar/days';
import type { CustomerFormParts } from './customer-form.api';
import { hasLicense, needsLicense, needsPermit } from './customer-form.rules';
import type { CustomerFormValues } from './customer-form.values';

const { TextCell, ComboBoxCell } = fieldCells<CustomerFormValues>();
const DateCell = dateCell<CustomerFormValues>();

/** Licenses, which depend on the customer type, and the defaults of new orders. */
export function CustomerFormOptional({ form, texts }: CustomerFormParts) {
  const [isOpen, setOpen] = useState(false);
  const { warehouses = [], isError } = useWarehouses({ isWanted: isOpen });
  return (
    <>
      <FormSection title={texts.groups.licenses} text={texts.groups.licensesText}>
        <TextCell
          name="ttbPermitNumber"
          isRequired={needsPermit}
          dependsOn={['customerType', 'addresses[0].countryCode']}
          description={texts.ttbPermitHint}
        />
        <TextCell name="taxId" description={texts.taxIdHint} maxLength={10} />
        <TextCell name="stateLicenseNumber" isRequired={needsLicense} dependsOn={['customerType']} />
        <ComboBoxCell
          name="stateLicenseState"
          isRequired={hasLicense}
          dependsOn={['stateLicenseNumber']}
          options={statesOf.USA}
        />
        <DateCell name="licenseExpirationDate" />
        <LicenseCell form={form} />
        <YesNoCell name="bondedAllowed" />
      </FormSection>
      <FormDisclosure title={texts.groups.defaults} isOpen={isOpen} onOpenChange={setOpen}>
        <ComboBoxCell
          name="defaultWarehouseId"
          options={warehouses.map(({ warehouseId, name }) => ({
            id: warehouseId,
            label: name ?? warehouseId,
            detail: warehouseId,
          }))}
          description={isError ? texts.warehousesFailed : undefined}
        />
        <ComboBoxCell name="defaultShippingType" optionLabels={texts.shippingTypes} />
        <ComboBoxCell name="defaultFreightTerms" optionLabels={texts.freightTerms} />
        <CarrierCell form={form} texts={texts} isWanted={isOpen} />
        <TextCell name="deliveryInstructions" span="full" />
      </FormDisclosure>
    </>
  );
}

/** The state of the license by the entered date. */
function LicenseCell({ form }: Pick<CustomerFormParts, 'form'>) {
  const expiresOn = useStore(form.store, ({ values }) => values.licenseExpirationDate);
  return (
    <FormCell span="half">
      <div role="status">{isDate(expiresOn) && <LicenseBadge expiresOn={expiresOn} />}</div>
    </FormCell>
  );
}

interface CarrierCellProps extends CustomerFormParts {
  /** Whether to load the carriers. */
  isWanted: boolean;
}

/** The default carrier: one of the carriers of the default warehouse. An unlisted carrier is shown by its code. */
function CarrierCell({ form, texts, isWanted }: CarrierCellProps) {
  const warehouseId = useStore(form.store, ({ values }) => values.defaultWarehouseId);
  const shippingType = useStore(form.store, ({ values }) => values.defaultShippingType);
  const warehouse = useWarehouse(isWanted ? warehouseId : '');
  const { carriers, isError } = useCarriers({ warehouse, shippingType, isWanted });
  return (
    <ComboBoxCell
      name="defaultScac"
      options={carriers}
      description={isError ? texts.carriersFailed : undefined}
    />
  );
}
