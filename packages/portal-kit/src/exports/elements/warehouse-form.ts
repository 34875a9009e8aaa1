export {
  defineWarehouseFormElement,
  mountWarehouseForm,
  type WarehouseFormElement,
} from '../../elements/warehouse-form.element';
