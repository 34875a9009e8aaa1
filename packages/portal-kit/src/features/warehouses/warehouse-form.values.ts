import { warehouseRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Warehouse, WarehouseRequest } from '@portal-kit/sdk/warehouses';
import { emptyAddress, toAddress, toAddressList } from '../../domain/addresses/address.values';
import {
  emptyValues,
  fillFromRecord,
  textOrNull,
  toFieldText,
  toRequestValues,
} from '../../forms/fields/values';

/** A time window; `HH:mm` in the time zone of the warehouse. */
export const noHours = { from: '', to: '' };

/** The fields of a new warehouse. */
export const emptyWarehouse = emptyValues(bounds, {
  addresses: [emptyAddress],
  receivingHours: noHours,
  shippingHours: noHours,
});

/** The unconverted values of the form's fields. */
export type WarehouseFormValues = typeof emptyWarehouse;

const toHours = (hours: Warehouse['receivingHours']) => ({
  from: toFieldText(hours?.from),
  to: toFieldText(hours?.to),
});

/** Converts a warehouse to the form's values. */
export const toWarehouseValues = (warehouse: Warehouse): WarehouseFormValues => ({
  ...fillFromRecord(emptyWarehouse, warehouse),
  addresses: toAddressList(warehouse.addresses),
  receivingHours: toHours(warehouse.receivingHours),
  shippingHours: toHours(warehouse.shippingHours),
  temperatureZones: warehouse.temperatureZones ?? [],
});

const hoursOrNull = ({ from, to }: typeof noHours) => (from === '' ? null : { from, to });

/** Converts a valid form to the request body. */
export const toWarehouseRequest = (values: WarehouseFormValues): WarehouseRequest =>
  ({
    ...toRequestValues(bounds, values),
    email: textOrNull(values.email.toLowerCase()),
    addresses: values.addresses.map(toAddress),
    receivingHours: hoursOrNull(values.receivingHours),
    shippingHours: hoursOrNull(values.shippingHours),
    temperatureZones: values.temperatureZones,
  }) as WarehouseRequest;
