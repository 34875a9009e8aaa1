// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { ItemList, type ItemListProps } from '../../features/items/list/item-list.widget';
