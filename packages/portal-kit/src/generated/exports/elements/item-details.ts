// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineItemDetailsElement, mountItemDetails, type ItemDetailsElement, type ItemDetailsElementEventMap } from '../../elements/item-details.element';
export type { ItemDetailsInputs } from '../../../features/items/details/item-details.inputs';
