import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useState } from 'react';
import { AddressList, addressListFields } from '../../domain/addresses/address-list';
import { ContactFields, contactFields } from '../../domain/contact/contact-fields';
import { usePartyFormats } from '../../domain/parties/party-cells';
import { RecordForm } from '../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../forms/record/use-record-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { supplierForm } from './supplier-form.definition';
import { supplierFormMessages } from './supplier-form.messages';
import { SupplierWarehouses } from './supplier-warehouses';
import { suppliersMessages } from './suppliers.messages';

/** Renders the form of a supplier. */
export function SupplierFormView(host: RecordFormHost<'supplier', Supplier>) {
  const texts = useMessages(supplierFormMessages);
  const { inventoryTypes } = useMessages(suppliersMessages);
  const { status, addresses } = usePartyFormats();
  const controller = useRecordForm(supplierForm, host);
  const [isEntitlementOpen, setEntitlementOpen] = useState(false);
  const { form, isEdit } = controller;
  const { AppField } = form;
  const permissions = bounds.permissions.items.enum.map((id) => ({ id, label: texts.permission(id) }));
  return (
    <RecordForm
      controller={controller}
      formats={{
        status,
        addresses,
        inventoryType: (type) => inventoryTypes[type] ?? type,
        warehouses: (ids) => ids.toSorted().join(', '),
        permissions: (ids) => ids.map(texts.permission).toSorted().join(', '),
      }}
    >
      <FormSection title={texts.groups.supplier} text={texts.groups.supplierText}>
        <AppField name="supplierId">
          {(field) => (
            <field.Text
              description={isEdit ? undefined : texts.supplierIdHint}
              isDisabled={isEdit}
              maxLength={20}
            />
          )}
        </AppField>
        <AppField name="status">{(field) => <field.Choice />}</AppField>
        <AppField name="name">{(field) => <field.Text span="full" />}</AppField>
        <AppField name="inventoryType">{(field) => <field.Choice />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.warehouses} text={texts.groups.warehousesText}>
        <AppField name="warehouses">
          {(field) => (
            <FormCell span="full">
              <SupplierWarehouses texts={texts}>
                {(options) => <field.Choices span="none" options={options} />}
              </SupplierWarehouses>
            </FormCell>
          )}
        </AppField>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
      <AddressList
        form={form}
        fields={addressListFields}
        hasName
        texts={texts.address}
        bounds={bounds.addresses}
      />
      <FormSection title={texts.groups.registration}>
        <AppField name="ttbPermitNumber">{(field) => <field.Text />}</AppField>
        <AppField name="taxId">
          {(field) => <field.Text description={texts.taxIdHint} maxLength={10} />}
        </AppField>
        <AppField name="gs1CompanyPrefix">
          {(field) => (
            <field.Text description={texts.gs1CompanyPrefixHint} inputMode="numeric" maxLength={10} />
          )}
        </AppField>
        <AppField name="website">{(field) => <field.Text />}</AppField>
      </FormSection>
      <FormDisclosure
        title={texts.groups.permissions}
        isOpen={isEntitlementOpen}
        onOpenChange={setEntitlementOpen}
      >
        <AppField name="permissions">
          {(field) => <field.Choices span="full" description={texts.permissionsHint} options={permissions} />}
        </AppField>
      </FormDisclosure>
    </RecordForm>
  );
}
