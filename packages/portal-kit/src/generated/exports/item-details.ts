// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { ItemDetails, type ItemDetailsProps } from '../../features/items/details/item-details.widget';
