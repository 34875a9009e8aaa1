export { ItemDetails, type ItemDetailsProps } from '../features/items/item-details.widget';
