export { ItemList, type ItemListProps } from '../features/items/item-list.widget';
