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
  taxId?: string;
  gs1CompanyPrefix?: string;
  website?: string;
}

export interface Warehouse extends Versioned {
  warehouseId: string;
  name: string;
  addresses: Address[];
  status: ActiveStatus;
  isBonded: boolean;
  bondRegistryNumber?: string;
  ftzNumber?: string;
  customsFirmsCode?: string;
  phone?: string;
  email?: string;
  contactName?: string;
  timeZone: string;
  receivingHours?: { from: string; to: string };
  shippingHours?: { from: string; to: string };
  cutoffTime?: string;
  temperatureZones?: string[];
}

export interface Customer extends Timed {
  customerId: string;
  customerNumber: string;
  name: string;
  dbaName?: string;
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
  taxId?: string;
  defaultWarehouseId?: string;
  defaultShippingType?: string;
  defaultFreightTerms?: string;
  defaultScac?: string;
  deliveryInstructions?: string;
  bondedAllowed?: boolean;
}

export interface ScacCode {
  scacCode: string;
  carrierName: string;
  modes: string[];
}
