// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineWarehouseFormElement, mountWarehouseForm, type WarehouseFormElement } from '../../elements/warehouse-form.element';
export type { WarehouseFormInputs } from '../../../features/warehouses/warehouse-form.inputs';
