import type { Warehouse, WarehouseRequest } from '@portal-kit/sdk/warehouses';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../domain/addresses/address.values';
import { type ContactValues, emptyContact } from '../../domain/contact/contact-fields';
import { textOf, textOrNull } from '../../forms/fields/rules';

interface WindowValues {
  /** `HH:mm` in the time zone of the warehouse. */
  from: string;
  to: string;
}

/** The form's fields as typed. The names are those of the contract, so that a `fieldPath` finds its field. */
export interface WarehouseFormValues extends ContactValues {
  warehouseId: string;
  name: string;
  status: string;
  addresses: AddressValues[];
  /** `Y` or `N`. */
  isBonded: string;
  bondRegistryNumber: string;
  ftzNumber: string;
  customsFirmsCode: string;
  timeZone: string;
  receivingHours: WindowValues;
  shippingHours: WindowValues;
  cutoffTime: string;
  temperatureZones: readonly string[];
}

const noHours: WindowValues = { from: '', to: '' };

/** The fields of a new warehouse, in display order. */
export const emptyWarehouse: WarehouseFormValues = {
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
  temperatureZones: [],
};

/** The form's fields for an existing warehouse. */
export function toWarehouseValues(warehouse: Warehouse): WarehouseFormValues {
  return {
    ...emptyWarehouse,
    warehouseId: warehouse.warehouseId,
    name: textOf(warehouse.name),
    status: textOf(warehouse.status) || emptyWarehouse.status,
    timeZone: textOf(warehouse.timeZone) || emptyWarehouse.timeZone,
    addresses: warehouse.addresses?.length ? warehouse.addresses.map(toAddressValues) : [emptyAddress],
    isBonded: warehouse.isBonded ? 'Y' : 'N',
    bondRegistryNumber: textOf(warehouse.bondRegistryNumber),
    ftzNumber: textOf(warehouse.ftzNumber),
    customsFirmsCode: textOf(warehouse.customsFirmsCode),
    contactName: textOf(warehouse.contactName),
    phone: textOf(warehouse.phone),
    email: textOf(warehouse.email),
    receivingHours: warehouse.receivingHours ?? noHours,
    shippingHours: warehouse.shippingHours ?? noHours,
    cutoffTime: textOf(warehouse.cutoffTime),
    temperatureZones: warehouse.temperatureZones ?? [],
  };
}

const hoursOrNull = ({ from, to }: WindowValues) => (from === '' ? null : { from, to });

/** The request body of a valid form: codes in upper case, empty optional fields as null. */
export function toWarehouseRequest(values: WarehouseFormValues): WarehouseRequest {
  return {
    warehouseId: values.warehouseId.trim().toUpperCase(),
    name: values.name.trim(),
    status: values.status as NonNullable<WarehouseRequest['status']>,
    addresses: values.addresses.map(toAddress),
    isBonded: values.isBonded === 'Y',
    bondRegistryNumber: textOrNull(values.bondRegistryNumber),
    ftzNumber: textOrNull(values.ftzNumber),
    customsFirmsCode: textOrNull(values.customsFirmsCode.toUpperCase()),
    contactName: textOrNull(values.contactName),
    phone: textOrNull(values.phone),
    email: textOrNull(values.email.toLowerCase()),
    timeZone: values.timeZone,
    receivingHours: hoursOrNull(values.receivingHours),
    shippingHours: hoursOrNull(values.shippingHours),
    cutoffTime: textOrNull(values.cutoffTime),
    temperatureZones: values.temperatureZones as NonNullable<WarehouseRequest['temperatureZones']>,
  };
}
