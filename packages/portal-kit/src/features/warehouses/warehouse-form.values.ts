import type { Warehouse, WarehouseRequest } from '@portal-kit/sdk/warehouses';
import { emptyAddress, toAddress, toAddressList } from '../../domain/addresses/address.values';
import { emptyContact, toContact } from '../../domain/contact/contact-fields';
import { textOf, textOrNull, textsOrNull, withTextsOf } from '../../forms/fields/rules';

/** A time window; `HH:mm` in the time zone of the warehouse. */
export const noHours = { from: '', to: '' };

/**
 * The fields of a new warehouse, in display order. The fields have the names of the contract, so that the `fieldPath`
 * of a server error identifies a field. `isBonded` is `Y` or `N`.
 */
export const emptyWarehouse = {
  warehouseId: '',
  name: '',
  status: 'ACTIVE',
  timeZone: 'America/New_York',
  addresses: [emptyAddress],
  isBonded: 'N',
  bondRegistryNumber: '',
  ftzNumber: '',
  customsFirmsCode: '',
  ...emptyContact,
  receivingHours: noHours,
  shippingHours: noHours,
  cutoffTime: '',
  temperatureZones: [] as readonly string[],
};

/** The unconverted values of the form's fields. */
export type WarehouseFormValues = typeof emptyWarehouse;

const toHours = (hours: Warehouse['receivingHours']) => ({
  from: textOf(hours?.from),
  to: textOf(hours?.to),
});

/** The form's fields for an existing warehouse. */
export const toWarehouseValues = (warehouse: Warehouse): WarehouseFormValues => ({
  ...withTextsOf(emptyWarehouse, warehouse),
  addresses: toAddressList(warehouse.addresses),
  isBonded: warehouse.isBonded ? 'Y' : 'N',
  receivingHours: toHours(warehouse.receivingHours),
  shippingHours: toHours(warehouse.shippingHours),
  temperatureZones: warehouse.temperatureZones ?? [],
});

const hoursOrNull = ({ from, to }: typeof noHours) => (from === '' ? null : { from, to });

/** The request body of a valid form: codes in upper case, empty optional fields as null. */
export const toWarehouseRequest = (values: WarehouseFormValues): WarehouseRequest => ({
  warehouseId: values.warehouseId.trim().toUpperCase(),
  name: values.name.trim(),
  status: values.status as WarehouseRequest['status'],
  addresses: values.addresses.map(toAddress),
  isBonded: values.isBonded === 'Y',
  ...textsOrNull(values, 'bondRegistryNumber', 'ftzNumber', 'cutoffTime'),
  customsFirmsCode: textOrNull(values.customsFirmsCode.toUpperCase()),
  ...toContact(values),
  timeZone: values.timeZone,
  receivingHours: hoursOrNull(values.receivingHours),
  shippingHours: hoursOrNull(values.shippingHours),
  temperatureZones: values.temperatureZones as WarehouseRequest['temperatureZones'],
});
