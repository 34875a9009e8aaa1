import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../domain/addresses/address.values';
import { emptyContact, toContact } from '../../domain/contact/contact-fields';
import { textOrNull, textsOrNull, withTextsOf } from '../../forms/fields/rules';

/**
 * The fields of a new supplier, in display order. The fields have the names of the contract, so that the `fieldPath` of
 * a server error identifies a field.
 */
export const emptySupplier = {
  supplierId: '',
  name: '',
  inventoryType: 'TAX PAID',
  status: 'ACTIVE',
  warehouses: [] as readonly string[],
  ...emptyContact,
  addresses: [] as AddressValues[],
  ttbPermitNumber: '',
  taxId: '',
  gs1CompanyPrefix: '',
  website: '',
  permissions: [] as readonly string[],
};

/** The unconverted values of the form's fields. */
export type SupplierFormValues = typeof emptySupplier;

/** A supplier with one address. A draft must have the same structure. */
export const sampleSupplier: SupplierFormValues = { ...emptySupplier, addresses: [emptyAddress] };

/** The form's fields for an existing supplier. */
export const toSupplierValues = (supplier: Supplier): SupplierFormValues => ({
  ...withTextsOf(emptySupplier, supplier),
  warehouses: (supplier.warehouses ?? []).flatMap(({ warehouseId }) => warehouseId ?? []),
  addresses: (supplier.addresses ?? []).map(toAddressValues),
  permissions: supplier.permissions ?? [],
});

/** The request body of a valid form: codes in upper case, empty optional fields as null. */
export const toSupplierRequest = (values: SupplierFormValues): SupplierRequest => ({
  supplierId: values.supplierId.trim().toUpperCase(),
  name: values.name.trim(),
  inventoryType: values.inventoryType as SupplierRequest['inventoryType'],
  status: values.status as SupplierRequest['status'],
  warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
  permissions: values.permissions as SupplierRequest['permissions'],
  ...toContact(values),
  addresses: values.addresses.map(toAddress),
  ttbPermitNumber: textOrNull(values.ttbPermitNumber.toUpperCase()),
  ...textsOrNull(values, 'taxId', 'website'),
  // A server that does not know the field would reject it.
  ...(values.gs1CompanyPrefix.trim() !== '' && { gs1CompanyPrefix: values.gs1CompanyPrefix.trim() }),
});
