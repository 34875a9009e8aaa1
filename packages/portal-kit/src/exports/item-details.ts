export { ItemDetails, type ItemDetailsProps } from '../features/items/details/item-details.widget';
