import '../features/items/item-list';
