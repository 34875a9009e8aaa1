import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../domain/addresses/address.values';
import { emptyValues, fillFromRecord, textOrNull, toRequestValues } from '../../forms/fields/values';

/** The fields of a new supplier. */
export const emptySupplier = emptyValues(bounds, { addresses: [] as AddressValues[] });

/** The unconverted values of the form's fields. */
export type SupplierFormValues = typeof emptySupplier;

/** A supplier with one address. A draft must have the same structure. */
export const sampleSupplier: SupplierFormValues = { ...emptySupplier, addresses: [emptyAddress] };

/** Converts a supplier to the form's values. */
export const toSupplierValues = (supplier: Supplier): SupplierFormValues => ({
  ...fillFromRecord(emptySupplier, supplier),
  warehouses: (supplier.warehouses ?? []).flatMap(({ warehouseId }) => warehouseId ?? []),
  addresses: (supplier.addresses ?? []).map(toAddressValues),
  permissions: supplier.permissions ?? [],
});

/** Converts a valid form to the request body. */
export function toSupplierRequest(values: SupplierFormValues): SupplierRequest {
  const { gs1CompanyPrefix, ...texts } = toRequestValues(bounds, values);
  return {
    ...texts,
    email: textOrNull(values.email.toLowerCase()),
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
    permissions: values.permissions,
    addresses: values.addresses.map(toAddress),
    // A server that does not know the field would reject it.
    ...(gs1CompanyPrefix !== null && { gs1CompanyPrefix }),
  } as SupplierRequest;
}
