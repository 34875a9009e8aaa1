export { WarehouseList, type WarehouseListProps } from '../features/warehouses/warehouse-list.widget';
