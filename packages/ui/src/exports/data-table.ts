export { DataTable, type DataTableProps, type Density } from '../patterns/data-table/data-table';
export {
  columnIdOf,
  columnWidthLimits,
  type DataTableColumnMeta,
  type DataTableColumns,
  dataTableColumns,
} from '../patterns/data-table/data-table-columns';
export { useRowTabIndex } from '../patterns/data-table/row-tab-index';
