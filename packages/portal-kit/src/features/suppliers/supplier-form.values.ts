import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../domain/addresses/address.values';
import { type ContactValues, emptyContact } from '../../domain/contact/contact-fields';
import { textOf, textOrNull } from '../../forms/fields/rules';

/** The form's fields as typed. The names are those of the contract, so that a `fieldPath` finds its field. */
export interface SupplierFormValues extends ContactValues {
  supplierId: string;
  name: string;
  inventoryType: string;
  status: string;
  warehouses: readonly string[];
  permissions: readonly string[];
  ttbPermitNumber: string;
  taxId: string;
  website: string;
  addresses: AddressValues[];
}

/** The fields of a new supplier, in display order. */
export const emptySupplier: SupplierFormValues = {
  supplierId: '',
  name: '',
  inventoryType: 'TAX PAID',
  status: 'ACTIVE',
  warehouses: [],
  ...emptyContact,
  addresses: [],
  ttbPermitNumber: '',
  taxId: '',
  website: '',
  permissions: [],
};

/** A supplier with one address; validates drafts. */
export const sampleSupplier: SupplierFormValues = { ...emptySupplier, addresses: [emptyAddress] };

/** The form's fields for an existing supplier. */
export function toSupplierValues(supplier: Supplier): SupplierFormValues {
  return {
    ...emptySupplier,
    supplierId: supplier.supplierId,
    name: textOf(supplier.name),
    inventoryType: textOf(supplier.inventoryType) || emptySupplier.inventoryType,
    status: textOf(supplier.status) || emptySupplier.status,
    warehouses: (supplier.warehouses ?? []).map(({ warehouseId }) => warehouseId),
    contactName: textOf(supplier.contactName),
    phone: textOf(supplier.phone),
    email: textOf(supplier.email),
    addresses: (supplier.addresses ?? []).map(toAddressValues),
    ttbPermitNumber: textOf(supplier.ttbPermitNumber),
    taxId: textOf(supplier.taxId),
    website: textOf(supplier.website),
    permissions: supplier.permissions ?? [],
  };
}

/** The request body of a valid form: codes in upper case, empty optional fields as null. */
export function toSupplierRequest(values: SupplierFormValues): SupplierRequest {
  return {
    supplierId: values.supplierId.trim().toUpperCase(),
    name: values.name.trim(),
    inventoryType: values.inventoryType as NonNullable<SupplierRequest['inventoryType']>,
    status: values.status as NonNullable<SupplierRequest['status']>,
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
    permissions: values.permissions as NonNullable<SupplierRequest['permissions']>,
    contactName: textOrNull(values.contactName),
    phone: textOrNull(values.phone),
    email: textOrNull(values.email.toLowerCase()),
    addresses: values.addresses.map(toAddress),
    ttbPermitNumber: textOrNull(values.ttbPermitNumber.toUpperCase()),
    taxId: textOrNull(values.taxId),
    website: textOrNull(values.website),
  };
}
