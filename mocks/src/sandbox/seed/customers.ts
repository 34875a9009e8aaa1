type CustomerRow = readonly [
  customerNumber: string,
  name: string,
  customerType: string,
  address1: string,
  city: string,
  stateCode: string,
  zip: string,
  phone: string,
  ttbPermitNumber: string | null,
  stateLicenseNumber: string | null,
  /** The supplier that owns the customer, followed by further suppliers that ship to it. */
  supplierIds: readonly string[],
];

// biome-ignore format: a table, one customer a line
const rows: readonly CustomerRow[] = [
  ['NJ-0044', 'Harborline Wine & Spirits Distribution', 'DISTRIBUTOR', '400 Gotham Pkwy', 'Carlstadt', 'NJ', '07072', '201-555-0142', 'NJ-W-20417', '3403-23-118-001', ['SUP-1001', 'SUP-1002', 'SUP-1005']],
  ['NY-0112', 'Empire Cask Distributors', 'DISTRIBUTOR', '75 Jericho Tpke', 'Syosset', 'NY', '11791', '516-555-0143', 'NY-W-10233', null, ['SUP-1001', 'SUP-1005']],
  ['PA-0001', 'Keystone Board of Liquor Purchasing (sample)', 'CONTROL_STATE_BOARD', '901 Capital St', 'Harrisburg', 'PA', '17124', '717-555-0144', null, null, ['SUP-1002']],
  ['CA-0310', 'Bayshore Bottle Shop', 'RETAILER_OFF_PREMISE', '1220 7th St', 'Oakland', 'CA', '94607', '510-555-0145', null, '21-604411', ['SUP-1006', 'SUP-1001']],
  ['CA-0318', 'The Gilded Heron', 'ON_PREMISE', '88 Howard St', 'San Francisco', 'CA', '94103', '415-555-0146', null, '47-598120', ['SUP-1006', 'SUP-1001']],
  ['TX-0207', 'Lone Mesa Beverage', 'DISTRIBUTOR', '4500 Irving Blvd', 'Dallas', 'TX', '75247', '214-555-0147', 'TX-W-15502', null, ['SUP-1004', 'SUP-1007']],
  ['FL-0099', 'Palmetto Ship Stores', 'EXPORT_AGENT', '1015 N America Way', 'Miami', 'FL', '33132', '305-555-0148', null, null, ['SUP-1007']],
  ['IL-0550', 'Prairie State Vintners', 'DISTRIBUTOR', '700 Lively Blvd', 'Elk Grove Village', 'IL', '60007', '847-555-0149', 'IL-W-20981', null, ['SUP-1002']],
  ['MI-0003', 'Great Lakes Spirits Depot', 'DISTRIBUTOR', '12700 Farmington Rd', 'Livonia', 'MI', '48150', '734-555-0150', 'MI-W-15077', null, ['SUP-1002']],
  ['ON-0021', 'Northshore Agency Ltd.', 'IMPORTER', '30 Wellington St W', 'Toronto', 'ON', 'M5V 2T6', '416-555-0151', null, null, ['SUP-1003']],
  ['QC-0008', 'Agence Rive-Nord', 'IMPORTER', '2500 Boul Daniel-Johnson', 'Laval', 'QC', 'H7S 1Z6', '450-555-0152', null, null, ['SUP-1003']],
  ['BC-0014', 'Cascadia Wine Agents', 'IMPORTER', '610 Beatty St', 'Vancouver', 'BC', 'V6B 1A1', '604-555-0153', null, null, ['SUP-1003', 'SUP-1006']],
  ['INT-001', 'Weinhaus Adlerstein GmbH', 'IMPORTER', 'Rheinallee 88', 'Mainz', '', '55116', '613-555-0154', null, null, ['SUP-1003']],
  ['CA-0400', 'Quarry Bonded Storage', 'BONDED_WAREHOUSE', '1455 Kaiser Rd', 'Napa', 'CA', '94558', '707-555-0155', 'BWC-CA-5177', null, ['SUP-1006']],
  ['DTC-7781', 'Jordan Whitfield', 'CONSUMER_DTC', '2710 Larimer St', 'Denver', 'CO', '80205', '303-555-0156', null, null, ['SUP-1001', 'SUP-1006']],
  ['VA-0061', 'Old Dominion Table', 'ON_PREMISE', '1500 W Broad St', 'Richmond', 'VA', '23220', '804-555-0157', null, '0099-12-400', ['SUP-1001']],
];

/** Days from today to the last valid day of the license. */
const LICENSE_DAYS: Readonly<Record<string, number>> = {
  'NJ-0044': 412,
  'NY-0112': 205,
  'CA-0310': 18,
  'CA-0318': -21,
  'TX-0207': 330,
  'IL-0550': 154,
  'MI-0003': 96,
  'CA-0400': 260,
  'VA-0061': -140,
};
const DAY_MS = 86_400_000;

const CANADIAN = new Set(['ON', 'QC', 'BC']);

export function seedCustomers(at: string, nowMs: number): Map<string, Customer[]> {
  const customers = new Map<string, Customer[]>();
  rows.forEach((row, index) => {
    const supplierIds = row[10];
    supplierIds.forEach((supplierId, use) => {
      const list = customers.get(supplierId) ?? [];
      list.push(createCustomer(row, `CUS-${10021 + index + use * 1000}`, at, nowMs));
      customers.set(supplierId, list);
    });
  });
  return customers;
}

function createCustomer(row: CustomerRow, customerId: string, at: string, nowMs: number): Customer {
  const [customerNumber, name, customerType, address1, city, stateCode, zip, phone, permit, license] = row;
  const countryCode: CountryCode = stateCode === '' ? 'INT' : CANADIAN.has(stateCode) ? 'CAN' : 'USA';
  const address: Omit<Address, 'addressId' | 'addressType'> = {
    countryCode,
    isoCountryCode: { USA: '840', CAN: '124', INT: '276' }[countryCode],
    name: name.slice(0, 50),
    address1,
    city,
    stateCode,
    zip,
  };
  const status: ActiveStatus = customerNumber === 'VA-0061' ? 'INACTIVE' : 'ACTIVE';
  const licenseDays = LICENSE_DAYS[customerNumber];
  const isBonded =
    customerType === 'BONDED_WAREHOUSE' || customerType === 'EXPORT_AGENT' || countryCode !== 'USA';
  return {
    customerId,
    customerNumber,
    name,
    customerType,
    status,
    addresses: [
      { ...address, addressId: `${customerId}-B1`, addressType: 'BILLING' },
      { ...address, addressId: `${customerId}-S1`, addressType: 'SHIPPING', isDefault: true },
    ],
    contactName: customerType === 'CONSUMER_DTC' ? name : 'Receiving desk',
    phone,
    email: `orders@${customerNumber.toLowerCase()}.example`,
    ...(permit ? { ttbPermitNumber: permit } : {}),
    ...(license ? { stateLicenseNumber: license, stateLicenseState: stateCode } : {}),
    ...(licenseDays === undefined
      ? {}
      : {
          licenseExpirationDate: new Date(nowMs + licenseDays * DAY_MS).toISOString().slice(0, 10),
        }),
    ...(customerType === 'CONSUMER_DTC'
      ? { defaultShippingType: 'PARCEL', deliveryInstructions: 'Adult signature required' }
      : { defaultShippingType: 'LTL', defaultFreightTerms: 'PREPAID' }),
    bondedAllowed: isBonded,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

import type { ActiveStatus, Address, CountryCode, Customer } from '../model/party.ts';
