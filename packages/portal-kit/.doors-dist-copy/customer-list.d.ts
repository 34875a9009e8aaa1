import * as react from 'react';
import { L as ListProps } from './use-record-list-DSCYCYB5.js';
import './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';
import './list-state.js';

/** Properties of {@link CustomerList}. */
type CustomerListProps = ListProps;
/**
 * Whom the supplier ships to.
 *
 * @remarks Source: `listCustomers` of `openapi/portal`. City and state are those of the billing address. Needs
 * CUSTOMER_LIST; the template and the way to upload a file need CUSTOMER_UPLOAD_MASTER_FILE and their flag.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { CustomerList } from 'portal-kit/customer-list';
 *
 * export const Customers = () => <CustomerList />;
 * ```
 */
declare function CustomerList(props: CustomerListProps): react.JSX.Element;

export { CustomerList };
export type { CustomerListProps };
