export { orderStatusMessages } from '../domain/orders/order-status';
export { partyMessages } from '../domain/parties/parties.messages';
export { itemsMessages } from '../features/items/list/items.messages';
