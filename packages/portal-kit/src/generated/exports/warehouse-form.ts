// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { WarehouseForm, type WarehouseFormProps } from '../../features/warehouses/warehouse-form.widget';
