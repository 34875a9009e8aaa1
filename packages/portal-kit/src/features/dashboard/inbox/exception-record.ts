import type { Destination } from '../../../kernel/navigation/destination';
import type { FeatureId } from '../../../kernel/permissions/features';
import type { Exception } from './exceptions';

/** A record's name, a second line about it, and the page that shows it. */
export interface ExceptionRecord {
  name: string;
  about: string;
  /** `undefined` if the user may not open the record. */
  to: Destination | undefined;
}

const join = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/**
 * Returns the destination of the form where the user updates a customer's license, or of the customer's details for
 * users who may not edit customers.
 */
function getCustomerDestination(
  customerId: string | undefined,
  can: (feature: FeatureId) => boolean,
): Destination | undefined {
  if (!customerId) return undefined;
  if (can('customer-edit')) return { to: 'customers.edit', customerId };
  return can('customer-details') ? { to: 'customers.details', customerId } : undefined;
}

/** Returns an exception's record. */
export function toExceptionRecord(
  exception: Exception,
  can: (feature: FeatureId) => boolean,
): ExceptionRecord {
  switch (exception.kind) {
    case 'failed':
    case 'late':
    case 'short': {
      const direction = exception.kind === 'short' ? 'inbound' : exception.direction;
      const { orderId, poNumber, customerName, warehouseName, warehouseId } = exception.order;
      return {
        name: orderId ?? '',
        about: join(poNumber, customerName || warehouseName || warehouseId),
        to:
          orderId && can(`${direction}-order-details`) ? { to: `${direction}.details`, orderId } : undefined,
      };
    }
    case 'stock': {
      const { itemId, sku, description } = exception.low.item;
      return {
        name: sku ?? '',
        about: description ?? '',
        to: itemId && can('item-details') ? { to: 'items.details', itemId } : undefined,
      };
    }
    case 'upload': {
      const { fileName } = exception.upload;
      return {
        name: fileName ?? '',
        about: '',
        to: { to: 'uploads.list', ...(fileName && { search: fileName }) },
      };
    }
    case 'license': {
      const { customerId, customerNumber, name } = exception.customer;
      return {
        name: name ?? '',
        about: customerNumber ?? '',
        to: getCustomerDestination(customerId, can),
      };
    }
  }
}
