import type { Customer } from '@portal-kit/sdk/customers';
import { ActiveStatus } from '../../../domain/parties/active-status';
import { LicenseBadge } from '../../../domain/parties/license-badge';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { recordColumns } from '../../../lists/record-columns';
import type { customersMessages } from './customers.messages';

const findBillingAddress = ({ addresses }: Customer) =>
  addresses?.find(({ addressType }) => addressType === 'BILLING');

/** Creates the columns of the list. City and state come from the billing address. */
export function customerColumns(texts: ReturnType<typeof customersMessages>) {
  const { sortable, fixed } = recordColumns<Customer>(texts.columns);
  return [
    sortable('name', { isRowHeader: true }),
    sortable('customerNumber'),
    sortable('customerType', { cell: ({ customerType }) => getCodeLabel(customerType, texts.types) }),
    sortable('city', { cell: (customer) => findBillingAddress(customer)?.city }),
    sortable('stateCode', { cell: (customer) => findBillingAddress(customer)?.stateCode }),
    fixed('phone', { isHiddenOnNarrow: true }),
    fixed('licenseExpirationDate', {
      cell: ({ licenseExpirationDate: expiresOn }) =>
        expiresOn && <LicenseBadge expiresOn={expiresOn} isNamed />,
    }),
    sortable('status', {
      cell: ({ status }) => <ActiveStatus status={status} />,
    }),
  ];
}
