export { orderStatusMessages } from '../domain/orders/order-status';
export { partyMessages } from '../domain/parties/parties.messages';
export { itemsMessages } from '../features/items/list/items.messages';
// Without this export, the types would import the entry `portal`, which needs the types of React.
export type { MessageCatalog } from '../kernel/messages/define-messages';
