import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { SavedSupplier, SupplierDetails } from '@portal-kit/sdk/suppliers';
import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMemo, useState } from 'react';
import { AddressList } from '../../domain/addresses/address-list';
import { addressText } from '../../domain/addresses/address-text';
import { ContactFields, contactFields } from '../../domain/contact/contact-fields';
import { partyMessages } from '../../domain/parties/parties.messages';
import { formMessages } from '../../forms/record/form.messages';
import { RecordForm } from '../../forms/record/record-form';
import type { RecordFormHost } from '../../forms/record/use-record-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { supplierFormMessages } from './supplier-form.messages';
import { supplierFormRules } from './supplier-form.rules';
import type { SupplierFormValues } from './supplier-form.values';
import { SupplierWarehouses } from './supplier-warehouses';
import { suppliersMessages } from './suppliers.messages';
import { useSupplierForm } from './use-supplier-form';

const RecordDifferences = lazyPart(
  async () =>
    (await import('../../forms/conflict/record-differences')).RecordDifferences<
      SupplierFormValues,
      SupplierDetails
    >,
);

/** Renders the form of a supplier. */
export function SupplierFormView(host: RecordFormHost<SupplierDetails, SavedSupplier>) {
  const { locale } = usePortal();
  const texts = useMessages(supplierFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const { inventoryTypes } = useMessages(suppliersMessages);
  const rules = useMemo(() => supplierFormRules(formTexts, texts), [formTexts, texts]);
  const controller = useSupplierForm(host);
  const [isEntitlementOpen, setEntitlementOpen] = useState(false);
  const { form, record } = controller;
  const permissions = bounds.permissions.items.enum.map((id) => ({ id, label: texts.permission(id) }));
  return (
    <RecordForm
      controller={controller}
      renderConflict={(conflict) => (
        <RecordDifferences
          {...conflict}
          labels={texts}
          formats={{
            inventoryType: (type) => inventoryTypes[type] ?? type,
            status: (status) => parties.status[status] ?? status,
            warehouses: (ids) => ids.toSorted().join(', '),
            permissions: (ids) => ids.map(texts.permission).toSorted().join(', '),
            addresses: (all) => all.map((address) => addressText(address, locale)).join('; '),
          }}
        />
      )}
    >
      <FormSection title={texts.groups.supplier} text={texts.groups.supplierText}>
        <FormCell span="half">
          <form.AppField name="supplierId" validators={{ onChange: ({ value }) => rules.supplierId(value) }}>
            {(field) => (
              <field.Text
                label={texts.supplierId}
                description={record ? undefined : texts.supplierIdHint}
                isDisabled={record !== undefined}
                isRequired
                maxLength={20}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="status">
            {(field) => (
              <field.Select
                label={texts.status}
                isRequired
                options={bounds.status.enum.map((id) => ({ id, label: parties.status[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="full">
          <form.AppField name="name" validators={{ onChange: ({ value }) => rules.name(value) }}>
            {(field) => <field.Text label={texts.name} isRequired maxLength={bounds.name.maxLength} />}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="inventoryType">
            {(field) => (
              <field.Select
                label={texts.inventoryType}
                isRequired
                options={bounds.inventoryType.enum.map((id) => ({ id, label: inventoryTypes[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.warehouses} text={texts.groups.warehousesText}>
        <FormCell span="full">
          <form.AppField name="warehouses">
            {(field) => (
              <SupplierWarehouses texts={texts}>
                {(options) => <field.CheckboxGroup label={texts.warehouses} options={options} />}
              </SupplierWarehouses>
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
      <AddressList
        form={form}
        fields={{ addresses: 'addresses' }}
        name="optional"
        texts={texts.address}
        min={bounds.addresses.minItems}
        max={bounds.addresses.maxItems}
      />
      <FormSection title={texts.groups.registration}>
        <FormCell span="half">
          <form.AppField
            name="ttbPermitNumber"
            validators={{ onChange: ({ value }) => rules.ttbPermitNumber(value) }}
          >
            {(field) => (
              <field.Text label={texts.ttbPermitNumber} maxLength={bounds.ttbPermitNumber.maxLength} />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="taxId" validators={{ onChange: ({ value }) => rules.taxId(value) }}>
            {(field) => <field.Text label={texts.taxId} description={texts.taxIdHint} maxLength={10} />}
          </form.AppField>
        </FormCell>
        <FormCell span="full">
          <form.AppField name="website" validators={{ onChange: ({ value }) => rules.website(value) }}>
            {(field) => <field.Text label={texts.website} maxLength={bounds.website.maxLength} />}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormDisclosure
        title={texts.groups.permissions}
        isOpen={isEntitlementOpen}
        onOpenChange={setEntitlementOpen}
      >
        <FormCell span="full">
          <form.AppField name="permissions">
            {(field) => (
              <field.CheckboxGroup
                label={texts.permissions}
                description={texts.permissionsHint}
                options={permissions}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormDisclosure>
    </RecordForm>
  );
}
