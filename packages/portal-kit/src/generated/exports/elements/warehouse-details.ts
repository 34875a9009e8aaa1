// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineWarehouseDetailsElement, mountWarehouseDetails, type WarehouseDetailsElement, type WarehouseDetailsElementEventMap } from '../../elements/warehouse-details.element';
export type { WarehouseDetailsInputs } from '../../../features/warehouses/details/warehouse-details.inputs';
