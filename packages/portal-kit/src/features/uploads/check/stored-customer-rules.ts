import type { Customer } from '@portal-kit/sdk/customers';
import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { addressFindings, type FieldFinding, findRegion, sameAsBillingHeader } from './address-findings';
import { isClearing } from './check-cell';
import { type FilledRow, recordKey } from './check-groups';
import type { Finding } from './problem';

/** The fields of a stored customer that decide whether a row can replace the customer, by contract field. */
export interface StoredCustomer {
  key: string;
  fields: Readonly<Record<string, string>>;
}

const addressTypes = ['BILLING', 'SHIPPING'] as const;
const addressNames = ['countryCode', 'address1', 'city', 'stateCode', 'zip'] as const;
const names = [
  'status',
  'customerType',
  'ttbPermitNumber',
  'stateLicenseNumber',
  'stateLicenseState',
] as const;

export function storedCustomer(customer: Customer): StoredCustomer {
  const fields: Record<string, string> = {};
  for (const name of names) fields[name] = customer[name] ?? '';
  for (const type of addressTypes) {
    const address = customer.addresses?.find(({ addressType }) => addressType === type);
    for (const name of addressNames) fields[`addresses[${type}].${name}`] = address?.[name] ?? '';
  }
  return { key: recordKey([customer.customerNumber]), fields };
}

const needsPermit = ['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER'];
const needsLicense = ['RETAILER_OFF_PREMISE', 'ON_PREMISE'];

/** Creates the check of rows that add or replace customers. Source: domain, 4.2. */
export function createCustomerIndex(customers: readonly StoredCustomer[], file: ImportFile) {
  const byKey = new Map(customers.map((customer) => [customer.key, customer.fields]));
  const headers = new Map(file.columns.map(({ field = '', header }) => [field, header]));
  return ({ getCell }: FilledRow, key: string | undefined): readonly Finding[] => {
    const current = byKey.get(key ?? '');
    const of = (field: string) => {
      const text = getCell(headers.get(field) ?? '');
      // Clearing a country keeps the stored country.
      const isKept = text === '' || (isClearing(text) && field.endsWith('countryCode'));
      return isKept ? (current?.[field] ?? '') : isClearing(text) ? '' : text;
    };
    const found: FieldFinding[] = [];
    const requireField = (field: string) => {
      if (of(field) === '') found.push({ field, code: 'required' });
    };
    const type = of('customerType').toUpperCase();
    const isInUsa = findRegion(of('addresses[BILLING].countryCode').toUpperCase()) === 'USA';
    if (needsPermit.includes(type) && isInUsa) requireField('ttbPermitNumber');
    if (needsLicense.includes(type)) requireField('stateLicenseNumber');
    if (of('stateLicenseNumber') !== '') requireField('stateLicenseState');
    const isSame = getCell(sameAsBillingHeader).toUpperCase() === 'Y';
    for (const addressType of isSame ? addressTypes.slice(0, 1) : addressTypes) {
      const start = `addresses[${addressType}].`;
      found.push(...addressFindings(start, (name) => of(start + name)));
    }
    // The import refuses this change while the customer has open orders.
    if (current?.status === 'ACTIVE' && of('status').toUpperCase() === 'INACTIVE') {
      found.push({ field: 'status', code: 'onImport', isHint: true, isUnchecked: true });
    }
    return found.map(({ field, ...finding }) => ({
      header: headers.get(field) ?? file.keyHeaders[0] ?? '',
      ...finding,
    }));
  };
}
