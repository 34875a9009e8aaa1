import type { Customer } from '@portal-kit/sdk/customers';
import { detailsCheck, type OrderCheck } from './order-check';
import type { CheckTexts } from './order-checks.messages';

export interface LicenseChecksInput {
  customer: Partial<Customer>;
  /** Calendar date at the warehouse. */
  today: string;
  requestedShipDate: string;
}

const typesWithPermit: readonly (string | undefined)[] = [
  'DISTRIBUTOR',
  'IMPORTER',
  'BONDED_WAREHOUSE',
  'PRODUCER',
];
const typesWithLicense: readonly (string | undefined)[] = ['RETAILER_OFF_PREMISE', 'ON_PREMISE'];

/** Checks the state, license and permit of the customer. Source: domain, 4.2 and 12. */
export function licenseChecks(
  { customer, today, requestedShipDate }: LicenseChecksInput,
  texts: CheckTexts,
): OrderCheck[] {
  const { customerType, status, addresses, licenseExpirationDate: expiresOn } = customer;
  const name = customer.name || customer.customerId || '';
  const check = (severity: OrderCheck['severity'], code: string, text: string) =>
    detailsCheck(severity, 'customerId', code, text);
  const found: OrderCheck[] = [];
  if (status === 'INACTIVE') found.push(check('block', 'inactive', texts.license.inactive(name)));
  if (expiresOn && expiresOn < today) {
    found.push(check('block', 'expired', texts.license.expired(name, expiresOn)));
  } else if (expiresOn && expiresOn < requestedShipDate) {
    const text = texts.license.expiresFirst(name, expiresOn, requestedShipDate);
    found.push(check('warn', 'expiresFirst', text));
  }
  if (typesWithLicense.includes(customerType) && !customer.stateLicenseNumber) {
    found.push(check('warn', 'noLicense', texts.license.noLicense(name)));
  }
  // The TTB permit exists only in the USA.
  const billing = addresses?.find(({ addressType }) => addressType === 'BILLING');
  const isInUsa = billing?.countryCode === 'USA';
  if (typesWithPermit.includes(customerType) && isInUsa && !customer.ttbPermitNumber) {
    found.push(check('warn', 'noPermit', texts.license.noPermit(name)));
  }
  return found;
}
