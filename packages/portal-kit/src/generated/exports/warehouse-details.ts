// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { WarehouseDetails, type WarehouseDetailsProps } from '../../features/warehouses/details/warehouse-details.widget';
