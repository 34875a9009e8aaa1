// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineItemListElement, mountItemList, type ItemListElement } from '../../elements/item-list.element';
export type { ListInputs } from '../../../lists/list-inputs';
