import { customerRequestBounds as bounds, statesByCountry } from '@portal-kit/sdk/bounds';
import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useState } from 'react';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { CustomerCarrier } from './customer-carrier';
import type { CustomerFormParts } from './customer-form.api';
import { needsLicense, needsPermit } from './customer-form.rules';
import type { CustomerFormValues } from './customer-form.values';

const states = Object.entries(statesByCountry.USA).map(([id, label]) => ({ id, label, detail: id }));
const isPermitNeeded = ({ customerType, addresses }: CustomerFormValues) =>
  needsPermit(customerType, addresses[0]?.countryCode);

/** Licenses, which depend on the customer type, and the defaults of new orders. */
export function CustomerFormOptional({ form, rules, texts, formTexts, parties }: CustomerFormParts) {
  const [isOpen, setOpen] = useState(false);
  const { warehouses = [], isError } = useWarehouses({ isWanted: isOpen });
  const choices = (labels: Readonly<Record<string, string>>, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: labels[id] ?? id }));
  return (
    <>
      <FormSection title={texts.groups.licenses} text={texts.groups.licensesText}>
        <FormCell span="half">
          <form.Subscribe selector={({ values }) => isPermitNeeded(values)}>
            {(isRequired) => (
              <form.AppField
                name="ttbPermitNumber"
                validators={{
                  onChangeListenTo: ['customerType', 'addresses[0].countryCode'],
                  onChange: ({ value, fieldApi }) =>
                    rules.ttbPermitNumber(value, isPermitNeeded(fieldApi.form.state.values)),
                }}
              >
                {(field) => (
                  <field.Text
                    label={texts.ttbPermitNumber}
                    description={texts.ttbPermitHint}
                    isRequired={isRequired}
                    maxLength={bounds.ttbPermitNumber.maxLength}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="taxId" validators={{ onChange: ({ value }) => rules.taxId(value) }}>
            {(field) => <field.Text label={texts.taxId} description={texts.taxIdHint} maxLength={10} />}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.Subscribe selector={({ values }) => needsLicense(values.customerType)}>
            {(isRequired) => (
              <form.AppField
                name="stateLicenseNumber"
                validators={{
                  onChangeListenTo: ['customerType'],
                  onChange: ({ value, fieldApi }) =>
                    rules.stateLicenseNumber(
                      value,
                      needsLicense(fieldApi.form.getFieldValue('customerType')),
                    ),
                }}
              >
                {(field) => (
                  <field.Text
                    label={texts.stateLicenseNumber}
                    isRequired={isRequired}
                    maxLength={bounds.stateLicenseNumber.maxLength}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
        </FormCell>
        <FormCell span="half">
          <form.Subscribe selector={({ values }) => values.stateLicenseNumber.trim() !== ''}>
            {(isRequired) => (
              <form.AppField
                name="stateLicenseState"
                validators={{
                  onChangeListenTo: ['stateLicenseNumber'],
                  onChange: ({ value, fieldApi }) =>
                    rules.stateLicenseState(value, fieldApi.form.getFieldValue('stateLicenseNumber')),
                }}
              >
                {(field) => (
                  <field.ComboBox
                    label={texts.stateLicenseState}
                    isRequired={isRequired}
                    options={states}
                    placeholder={formTexts.choose}
                    emptyText={formTexts.noMatch}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="licenseExpirationDate">
            {(field) => <field.Text type="date" label={texts.licenseExpirationDate} />}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="bondedAllowed">
            {(field) => (
              <field.Select
                label={texts.bondedAllowed}
                options={[
                  { id: 'N', label: parties.no },
                  { id: 'Y', label: parties.yes },
                ]}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormDisclosure title={texts.groups.defaults} isOpen={isOpen} onOpenChange={setOpen}>
        <FormCell span="half">
          <form.AppField name="defaultWarehouseId">
            {(field) => (
              <field.ComboBox
                label={texts.defaultWarehouseId}
                options={warehouses.map(({ warehouseId, name }) => ({
                  id: warehouseId,
                  label: name ?? warehouseId,
                  detail: warehouseId,
                }))}
                placeholder={formTexts.choose}
                emptyText={formTexts.noMatch}
                {...(isError && { description: texts.warehousesFailed })}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="defaultShippingType">
            {(field) => (
              <field.ComboBox
                label={texts.defaultShippingType}
                options={choices(texts.shippingTypes, bounds.defaultShippingType.enum)}
                placeholder={formTexts.choose}
                emptyText={formTexts.noMatch}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="defaultFreightTerms">
            {(field) => (
              <field.ComboBox
                label={texts.defaultFreightTerms}
                options={choices(texts.freightTerms, bounds.defaultFreightTerms.enum)}
                placeholder={formTexts.choose}
                emptyText={formTexts.noMatch}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <CustomerCarrier form={form} texts={texts} formTexts={formTexts} isWanted={isOpen} />
        </FormCell>
        <FormCell span="full">
          <form.AppField
            name="deliveryInstructions"
            validators={{ onChange: ({ value }) => rules.deliveryInstructions(value) }}
          >
            {(field) => (
              <field.Text
                label={texts.deliveryInstructions}
                maxLength={bounds.deliveryInstructions.maxLength}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormDisclosure>
    </>
  );
}
