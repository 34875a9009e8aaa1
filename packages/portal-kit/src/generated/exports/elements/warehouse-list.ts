// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineWarehouseListElement, mountWarehouseList, type WarehouseListElement } from '../../elements/warehouse-list.element';
export type { ListInputs } from '../../../lists/list-inputs';
