import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useStore } from '@tanstack/react-form';
import { useMemo, useState } from 'react';
import { statesOf } from '../../../domain/addresses/state-options';
import { useCarriers } from '../../../domain/orders/use-carriers';
import { LicenseBadge } from '../../../domain/parties/license-badge';
import { useYesNo } from '../../../domain/parties/party-cells';
import { useWarehouse, useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { isDate } from '../../../kernel/calendar/days';
import type { CustomerFormParts } from './customer-form.api';

/** Licenses, which depend on the customer type, and the defaults of new orders. */
export function CustomerFormOptional({ form, texts }: CustomerFormParts) {
  const [isOpen, setOpen] = useState(false);
  const { warehouses, isError } = useWarehouses({ isWanted: isOpen });
  const warehouseOptions = useMemo(
    () =>
      (warehouses ?? []).map(({ warehouseId, name }) => ({
        id: warehouseId,
        label: name ?? warehouseId,
        detail: warehouseId,
      })),
    [warehouses],
  );
  const yesNo = useYesNo();
  const { AppField } = form;
  return (
    <>
      <FormSection title={texts.groups.licenses} text={texts.groups.licensesText}>
        <AppField name="ttbPermitNumber">
          {(field) => <field.Text description={texts.ttbPermitHint} />}
        </AppField>
        <AppField name="taxId">
          {(field) => <field.Text description={texts.taxIdHint} maxLength={10} />}
        </AppField>
        <AppField name="stateLicenseNumber">{(field) => <field.Text />}</AppField>
        <AppField name="stateLicenseState">
          {(field) => <field.Choice isSearchable options={statesOf.USA} />}
        </AppField>
        <AppField name="licenseExpirationDate">{(field) => <field.Date />}</AppField>
        <LicenseCell form={form} />
        <AppField name="bondedAllowed">{(field) => <field.Choice options={yesNo} />}</AppField>
      </FormSection>
      <FormDisclosure title={texts.groups.defaults} isOpen={isOpen} onOpenChange={setOpen}>
        <AppField name="defaultWarehouseId">
          {(field) => (
            <field.Choice
              isSearchable
              options={warehouseOptions}
              description={isError ? texts.warehousesFailed : undefined}
            />
          )}
        </AppField>
        <AppField name="defaultShippingType">{(field) => <field.Choice isSearchable />}</AppField>
        <AppField name="defaultFreightTerms">{(field) => <field.Choice isSearchable />}</AppField>
        <CarrierCell form={form} texts={texts} isWanted={isOpen} />
        <AppField name="deliveryInstructions">{(field) => <field.Text span="full" />}</AppField>
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
    <form.AppField name="defaultScac">
      {(field) => (
        <field.Choice
          isSearchable
          options={carriers}
          description={isError ? texts.carriersFailed : undefined}
        />
      )}
    </form.AppField>
  );
}
