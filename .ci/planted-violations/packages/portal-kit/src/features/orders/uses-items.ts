import '../items/item-list';
