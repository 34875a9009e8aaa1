'use client';
import { customerQueries, type SavedCustomer } from '@portal-kit/sdk/customers';
import { RecordEdit } from '../../../forms/record/record-edit';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import { customersMessages } from '../list/customers.messages';
import { CustomerFormView } from './customer-form-view';

/** Properties of {@link CustomerForm}. */
export interface CustomerFormProps {
  /** The customer to change. Without it the form adds one. */
  customerId?: string;
  /**
   * The customer is stored; `customer` is null when the server gave no body. Default: go to the list; where the host
   * shows none, the form stays and says so.
   */
  onCustomerSaved?: (saved: SavedCustomer) => void;
  /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
  onRequestCancel?: () => void;
}

/**
 * Adds a customer of the supplier, or changes one.
 *
 * @remarks Source: `createCustomer`, `getCustomer` and `updateCustomer` of `openapi/portal`; rules of the
 * specification, section 5. With shipping same as billing the billing address is sent twice. Needs CUSTOMER_CREATE or
 * CUSTOMER_EDIT. A refused save keeps everything typed, notifies, and puts each of the server's messages on its field;
 * what somebody else has changed meanwhile is not overwritten unasked. Nothing is thrown.
 *
 * @example
 * ```tsx
 * import { CustomerForm } from 'portal-kit/customer-form';
 *
 * export const AddCustomer = () => (
 *   <CustomerForm onCustomerSaved={({ customer }) => console.log(customer?.customerNumber)} />
 * );
 * ```
 */
export function CustomerForm(props: CustomerFormProps) {
  return (
    <WidgetBoundary>
      <CustomerRecord {...props} />
    </WidgetBoundary>
  );
}

function CustomerRecord({ customerId, onCustomerSaved, onRequestCancel }: CustomerFormProps) {
  const { sdk, supplierId } = usePortal();
  const texts = useMessages(customersMessages);
  const host = { onRecordSaved: onCustomerSaved, onRequestCancel };
  return customerId === undefined ? (
    <CustomerFormView {...host} />
  ) : (
    <RecordEdit
      key={customerId}
      query={customerQueries.details(sdk, { supplierId, customerId })}
      missing={<RecordMissing list={{ to: 'customers.list' }} texts={texts} />}
    >
      {(record) => <CustomerFormView {...record} {...host} />}
    </RecordEdit>
  );
}
