import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../domain/addresses/address.values';
import { type ContactValues, emptyContact } from '../../domain/contact/contact-fields';
import { textOf, textOrNull } from '../../forms/fields/rules';

/** The form's fields as typed. Names are the contract's, so that a server's `fieldPath` finds its field. */
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

/** In the order in which the form shows them. */
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

/** With an entry in its list of addresses. */
export const sampleSupplier: SupplierFormValues = { ...emptySupplier, addresses: [emptyAddress] };

/** The form's fields for a supplier that is there. */
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

/** The request body of a valid form: codes in capital letters, empty optional fields as null. */
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
