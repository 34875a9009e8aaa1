export { defineItemListElement, type ItemListElement, mountItemList } from '../../elements/item-list.element';
