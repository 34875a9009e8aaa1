export {
  defineWarehouseListElement,
  mountWarehouseList,
  type WarehouseListElement,
} from '../../elements/warehouse-list.element';
