// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { WarehouseList, type WarehouseListProps } from '../../features/warehouses/warehouse-list.widget';
