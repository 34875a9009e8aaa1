// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineItemDetailsElement, mountItemDetails, type ItemDetailsElement } from '../../elements/item-details.element';
