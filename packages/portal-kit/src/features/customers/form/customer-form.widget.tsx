import { customerQueries } from '@portal-kit/sdk/customers';
import { RecordEdit } from '../../../forms/record/record-edit';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { customersMessages } from '../list/customers.messages';
import type { CustomerFormInputs } from './customer-form.inputs';
import { CustomerFormView } from './customer-form-view';

/** Properties of {@link CustomerForm}. */
export type CustomerFormProps = CustomerFormInputs;

/**
 * Adds or changes a customer of the supplier.
 *
 * @remarks Source: `createCustomer`, `getCustomer` and `updateCustomer` of `openapi/portal`; rules of the
 * specification, section 5. With "Shipping same as billing", the request contains the billing address twice. Needs
 * CUSTOMER_CREATE or CUSTOMER_EDIT. A refused save keeps the input, notifies the user, and shows the server's messages
 * on their fields. The form overwrites a concurrent edit only if the user chooses this. The widget throws no error.
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
    <WidgetBoundary widget="CustomerForm">
      <CustomerRecord {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function CustomerRecord({ customerId, onCustomerSaved, onRequestCancel }: CustomerFormProps) {
  const { sdk, supplierId } = usePortal();
  const texts = useMessages(customersMessages);
  return (
    <RecordEdit
      id={customerId}
      query={(customerId) => customerQueries.details(sdk, { supplierId, customerId })}
      missing={<RecordMissing list={{ to: 'customers.list' }} texts={texts} />}
    >
      {(edited) => (
        <CustomerFormView {...edited} onRecordSaved={onCustomerSaved} onRequestCancel={onRequestCancel} />
      )}
    </RecordEdit>
  );
}
