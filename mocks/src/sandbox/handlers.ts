import { accessHandlers } from './access/access-handlers.ts';
import { userHandlers } from './access/user-handlers.ts';
import { widgetSessionHandlers } from './embed/session-handlers.ts';
import type { Handlers } from './handler.ts';
import { identityHandlers } from './identity/handlers.ts';
import { importHandlers } from './imports/import-handlers.ts';
import { itemFileHandlers } from './items/item-file-handlers.ts';
import { itemHandlers } from './items/item-handlers.ts';
import { orderFileHandlers } from './order-files/order-file-handlers.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { customerHandlers } from './parties/customer-handlers.ts';
import { scacCodeHandlers } from './parties/scac-codes.ts';
import { supplierHandlers } from './parties/supplier-handlers.ts';
import { warehouseHandlers } from './parties/warehouse-handlers.ts';

/**
 * Handlers by `operationId`. To implement another resource, export a record of handlers from its folder and spread it
 * here. The gate serves operations without a handler from the contract's examples.
 */
export const handlers: Handlers = {
  ...identityHandlers,
  ...accessHandlers,
  ...widgetSessionHandlers,
  ...supplierHandlers,
  ...warehouseHandlers,
  ...scacCodeHandlers,
  ...itemHandlers,
  ...itemFileHandlers,
  ...importHandlers,
  ...orderHandlers,
  ...orderFileHandlers,
  ...customerHandlers,
  ...userHandlers,
};
