import '../domain/item-type';
