import type { Timed, Versioned } from './record.ts';

export type InventoryType = 'TAX PAID' | 'BONDED' | 'INTL';

export type ActiveStatus = 'ACTIVE' | 'INACTIVE';

export type CountryCode = 'USA' | 'CAN' | 'INT';

export interface Address {
  countryCode: CountryCode;
  /** ISO 3166-1 numeric, three digits. */
  isoCountryCode: string;
  name?: string;
  address1: string;
  address2?: string;
  address3?: string;
  city: string;
  stateCode?: string;
  zip?: string;
  addressId?: string;
  addressType?: 'BILLING' | 'SHIPPING';
  phone?: string;
  email?: string;
  isDefault?: boolean;
}

/** The fields of the resources that the sandbox reads. The other fields of the contract are stored as they are. */
export interface Supplier extends Versioned {
  supplierId: string;
  name: string;
  inventoryType: InventoryType;
  warehouses: { warehouseId: string; name?: string }[];
  /** Limits the permissions of the supplier's users; empty means no limit. */
  permissions: string[];
  status: ActiveStatus;
  contactName?: string;
  phone?: string;
  email?: string;
  addresses?: Address[];
  ttbPermitNumber?: string;
}

export interface Warehouse extends Versioned {
  warehouseId: string;
  name: string;
  addresses: Address[];
  status: ActiveStatus;
  isBonded: boolean;
  bondRegistryNumber?: string;
  customsFirmsCode?: string;
  phone?: string;
  email?: string;
  contactName?: string;
  timeZone: string;
  receivingHours?: { from: string; to: string };
  shippingHours?: { from: string; to: string };
  temperatureZones?: string[];
}

export interface Customer extends Timed {
  customerId: string;
  customerNumber: string;
  name: string;
  customerType: string;
  status: ActiveStatus;
  addresses: Address[];
  contactName?: string;
  phone: string;
  email?: string;
  ttbPermitNumber?: string;
  stateLicenseNumber?: string;
  stateLicenseState?: string;
  licenseExpirationDate?: string;
  deliveryInstructions?: string;
  bondedAllowed?: boolean;
}

export interface ScacCode {
  scacCode: string;
  carrierName: string;
  modes: string[];
}
