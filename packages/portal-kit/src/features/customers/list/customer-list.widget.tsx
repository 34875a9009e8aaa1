import { listCustomersContract } from '@portal-kit/sdk/contract';
import { type Customer, customerQueries, customersTemplate } from '@portal-kit/sdk/customers';
import { useMemo } from 'react';
import { stateOptions } from '../../../domain/addresses/state-options';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { type FilterField, labeledOptions } from '../../../lists/filters/filter-field';
import { RecordList } from '../../../lists/record-list';
import { ListUpload } from '../../../lists/toolbar/list-upload';
import { type ListProps, useRecordList } from '../../../lists/use-record-list';
import { CustomerSelection } from './customer-selection';
import { customerColumns } from './customers.columns';
import { customersMessages } from './customers.messages';

/** Properties of {@link CustomerList}. */
export type CustomerListProps = ListProps;

/**
 * The customers that the supplier ships to.
 *
 * @remarks Source: `listCustomers` of `openapi/portal`. City and state come from the billing address. Needs
 * CUSTOMER_LIST; template and upload need CUSTOMER_UPLOAD_MASTER_FILE and the flag `customers-bulk-upload`. A failed
 * load shows 'Data Error' inside the widget with a Retry button; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { CustomerList } from 'portal-kit/customer-list';
 *
 * export const Customers = () => <CustomerList />;
 * ```
 */
export function CustomerList(props: CustomerListProps) {
  return (
    <WidgetBoundary widget="CustomerList">
      <CustomerListView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const customerId = (customer: Customer) => customer.customerId;
const customerName = ({ name, customerNumber, customerId }: Customer) => name || customerNumber || customerId;
const toDetails = ({ customerId }: Customer): Destination => ({ to: 'customers.details', customerId });
/** Minimum width at which all columns fit without taller rows. */
const columnSpace = { minWidthPx: 1100, hiddenWhenNarrow: ['phone'] };

function CustomerListView({ renderActions, ...props }: CustomerListProps) {
  const { sdk, supplierId, can } = usePortal();
  const texts = useMessages(customersMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList<Customer>({
    ...props,
    list: 'customers',
    contract: listCustomersContract,
    query: (params) => customerQueries.list(sdk, { supplierId, ...params }),
    columnSpace,
  });
  const columns = useMemo(() => customerColumns(texts), [texts]);
  const filters = useMemo(
    (): FilterField[] => [
      {
        field: 'customerType',
        label: texts.columns.customerType,
        options: labeledOptions(texts.types),
      },
      { field: 'status', label: texts.columns.status, options: labeledOptions(parties.status) },
      {
        field: 'stateCode',
        label: texts.columns.stateCode,
        options: stateOptions,
      },
    ],
    [texts, parties],
  );
  return (
    <RecordList
      list={list}
      texts={texts}
      columns={columns}
      filters={filters}
      getRowId={customerId}
      getRowName={customerName}
      rowTo={can('customer-details') ? toDetails : undefined}
      createAt={can('customer-create') && { to: 'customers.create' }}
      renderActions={renderActions}
      renderSelection={(props) => <CustomerSelection {...props} texts={texts} statuses={parties.status} />}
      actions={
        can('customer-upload') && (
          <ListUpload
            fileType="CUSTOMERS"
            texts={texts}
            fetchTemplate={(options) => customersTemplate(sdk, { supplierId }, options)}
          />
        )
      }
    />
  );
}
