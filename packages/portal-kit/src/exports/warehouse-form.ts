export { WarehouseForm, type WarehouseFormProps } from '../features/warehouses/warehouse-form.widget';
