import type { Handlers } from '../call.ts';
import { identityHandlers } from '../identity/handlers.ts';
import { accessHandlers } from './access.ts';
import { customerHandlers } from './customers.ts';
import { importHandlers } from './imports.ts';
import { itemFileHandlers } from './item-files.ts';
import { itemHandlers } from './items.ts';
import { orderFileHandlers } from './order-files.ts';
import { orderHandlers } from './orders.ts';
import { scacCodeHandlers } from './scac-codes.ts';
import { supplierHandlers } from './suppliers.ts';
import { userHandlers } from './users.ts';
import { warehouseHandlers } from './warehouses.ts';

/**
 * One handler per `operationId`. To implement the next resource: write `handlers/<resource>.ts` exporting a record of handlers, and
 * spread it here. An operation without a handler is answered by the gate from the contract's examples.
 */
export const handlers: Handlers = {
  ...identityHandlers,
  ...accessHandlers,
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
