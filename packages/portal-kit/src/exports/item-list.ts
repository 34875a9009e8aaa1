export { ItemList, type ItemListProps } from '../features/items/list/item-list.widget';
