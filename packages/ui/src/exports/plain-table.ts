export { type PlainColumn, PlainTable, type PlainTableProps } from '../patterns/plain-table/plain-table';
