type WarehouseSeed = Pick<
  Warehouse,
  'warehouseId' | 'name' | 'isBonded' | 'timeZone' | 'phone' | 'contactName'
> &
  Partial<Warehouse> & { readonly address: Pick<Address, 'address1' | 'city' | 'stateCode' | 'zip'> };

const rows: readonly WarehouseSeed[] = [
  {
    warehouseId: 'WH-NJ-01',
    name: 'Cranbury Beverage Center',
    address: { address1: '12 Half Acre Rd', city: 'Cranbury', stateCode: 'NJ', zip: '08512' },
    isBonded: true,
    bondRegistryNumber: 'BWC-NJ-20011',
    timeZone: 'America/New_York',
    phone: '609-555-0121',
    contactName: 'Marta Oyelaran',
    temperatureZones: ['AMBIENT', 'COOL'],
  },
  {
    warehouseId: 'WH-CA-01',
    name: 'Fairfield Cellar DC',
    address: { address1: '4800 Business Center Dr', city: 'Fairfield', stateCode: 'CA', zip: '94534' },
    isBonded: true,
    bondRegistryNumber: 'BWC-CA-5021',
    timeZone: 'America/Los_Angeles',
    phone: '707-555-0122',
    contactName: 'Gil Sandoval',
    temperatureZones: ['COOL'],
  },
  {
    warehouseId: 'WH-TX-01',
    name: 'Grand Prairie DC',
    address: { address1: '901 Avenue S', city: 'Grand Prairie', stateCode: 'TX', zip: '75050' },
    isBonded: false,
    timeZone: 'America/Chicago',
    phone: '972-555-0123',
    contactName: 'Renee Whitlock',
    temperatureZones: ['AMBIENT', 'REFRIGERATED'],
  },
  {
    warehouseId: 'WH-FL-01',
    name: 'Medley Import Center',
    address: { address1: '9600 NW 112th Ave', city: 'Medley', stateCode: 'FL', zip: '33178' },
    isBonded: true,
    bondRegistryNumber: 'BWC-FL-20301',
    customsFirmsCode: 'N9Z1',
    timeZone: 'America/New_York',
    phone: '305-555-0124',
    contactName: 'Yusuf Delacroix',
    temperatureZones: ['AMBIENT', 'COOL'],
  },
  {
    warehouseId: 'WH-IL-01',
    name: 'Bolingbrook DC',
    address: { address1: '650 Remington Blvd', city: 'Bolingbrook', stateCode: 'IL', zip: '60440' },
    isBonded: true,
    bondRegistryNumber: 'BWC-IL-771',
    timeZone: 'America/Chicago',
    phone: '630-555-0125',
    contactName: 'Hana Kowalski',
    temperatureZones: ['AMBIENT'],
  },
  {
    warehouseId: 'WH-ON-01',
    name: 'Mississauga Cross-Dock',
    address: { address1: '6350 Tomken Rd', city: 'Mississauga', stateCode: 'ON', zip: 'L5T 2N7' },
    isBonded: true,
    bondRegistryNumber: 'CW-ON-4417',
    timeZone: 'America/Toronto',
    phone: '905-555-0126',
    contactName: 'Elodie Grant',
    temperatureZones: ['AMBIENT', 'COOL'],
  },
];

export function seedWarehouses(): Warehouse[] {
  return rows.map(({ address, ...facts }) => {
    const isCanadian = address.stateCode === 'ON';
    return {
      status: 'ACTIVE',
      email: `${facts.warehouseId.toLowerCase()}@portal.example`,
      receivingHours: { from: '07:00', to: '15:00' },
      shippingHours: { from: '06:00', to: '18:00' },
      cutoffTime: '13:00',
      ...facts,
      addresses: [
        {
          countryCode: isCanadian ? 'CAN' : 'USA',
          isoCountryCode: isCanadian ? '124' : '840',
          name: facts.name,
          ...address,
        },
      ],
      version: 1,
    };
  });
}

import type { Address, Warehouse } from '../model/party.ts';
