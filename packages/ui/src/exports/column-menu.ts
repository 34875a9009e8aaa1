export { ColumnMenu, type ColumnMenuProps } from '../patterns/data-table/column-menu';
