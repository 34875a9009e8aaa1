import * as react from 'react';
import { L as ListProps } from './use-record-list-DSCYCYB5.js';
import './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';
import './list-state.js';

/** Properties of {@link SupplierList}. */
type SupplierListProps = ListProps;
/**
 * The suppliers that the user may see: what stock they keep, and where.
 *
 * @remarks Source: `listSuppliers` of `openapi/portal`. Needs SUPPLIER_LIST.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { SupplierList } from 'portal-kit/supplier-list';
 *
 * export const Suppliers = () => <SupplierList />;
 * ```
 */
declare function SupplierList(props: SupplierListProps): react.JSX.Element;

export { SupplierList };
export type { SupplierListProps };
