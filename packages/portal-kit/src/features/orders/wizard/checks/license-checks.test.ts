import type { Customer } from '@portal-kit/sdk/customers';
import { expect, test } from 'vitest';
import { licenseChecks } from './license-checks';
import { orderChecksMessages } from './order-checks.messages';

const checked = (part: object) =>
  licenseChecks(
    {
      customer: { name: 'Pier 9', status: 'ACTIVE', ...part } as Partial<Customer>,
      ...{ today: '2026-11-20', requestedShipDate: '2026-11-26' },
    },
    orderChecksMessages('en-US'),
  ).map(({ severity, text, field }) => [severity, text, field]);
const inUsa = { addresses: [{ addressType: 'BILLING', countryCode: 'USA' }] };
const field = 'details.customerId';

test.each([
  ['without a license date', {}, []],
  ['whose license expires on the ship date', { licenseExpirationDate: '2026-11-26' }, []],
  [
    'whose license expired yesterday',
    { licenseExpirationDate: '2026-11-19' },
    [['block', 'The license of Pier 9 expired on Nov 19, 2026.', field]],
  ],
  [
    'whose license expires today',
    { licenseExpirationDate: '2026-11-20' },
    [['warn', 'The license of Pier 9 expires on Nov 20, 2026, before the ship date Nov 26, 2026.', field]],
  ],
  [
    'who is inactive',
    { status: 'INACTIVE' },
    [['block', "Pier 9 is inactive and can't receive orders.", field]],
  ],
  [
    'retailer without license',
    { customerType: 'ON_PREMISE' },
    [['warn', 'Pier 9 has no state license.', field]],
  ],
  ['retailer with license', { customerType: 'ON_PREMISE', stateLicenseNumber: '47-1' }, []],
  [
    'distributor in the USA without permit',
    { customerType: 'DISTRIBUTOR', ...inUsa },
    [['warn', 'Pier 9 has no TTB permit.', field]],
  ],
  ['importer outside the USA', { customerType: 'IMPORTER', addresses: [] }, []],
])('licenseChecks() of a customer %s', (_, customer, expected) => {
  expect(checked(customer)).toEqual(expected);
});
