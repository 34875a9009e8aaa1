import { conflict, invalid, notFound } from '../api-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { Address, Customer } from '../model/party.ts';
import { json, requireCurrentVersion, resource } from '../responses.ts';
import {
  CUSTOMER_IN_USE,
  type CustomerInput,
  hasOpenOrders,
  NUMBER_EXISTS,
  putCustomer,
  validateCustomer,
} from './customer-rules.ts';

const findBillingAddress = ({ addresses }: Customer): Address | undefined =>
  addresses.find(({ addressType }) => addressType === 'BILLING');

const shape: ListShape<Customer> = {
  search: (customer) => [customer.name, customer.customerNumber, findBillingAddress(customer)?.city],
  filters: {
    customerType: ({ customerType }) => [customerType],
    status: ({ status }) => [status],
    stateCode: ({ addresses }) => addresses.map(({ stateCode }) => stateCode),
  },
  sorts: {
    name: ({ name }) => name,
    customerNumber: ({ customerNumber }) => customerNumber,
    customerType: ({ customerType }) => customerType,
    city: (customer) => findBillingAddress(customer)?.city,
    stateCode: (customer) => findBillingAddress(customer)?.stateCode,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  defaultSort: { by: 'name', direction: 'ASC' },
  id: ({ customerId }) => customerId,
};

export const customerHandlers: Handlers = {
  listCustomers: ({ db, params, query }) => json(page(db.customers.list(params.supplierId), query, shape)),

  getCustomer: (context) => resource(storedCustomer(context)),

  async createCustomer(context) {
    const { db, clock, params } = context;
    const { supplierId = '' } = params;
    const input = (await context.request.json()) as CustomerInput;
    assertValid(input);
    assertNumberAvailable(context, input, undefined);
    const customer = putCustomer(db, supplierId, input, undefined, clock.nowIso());
    const location = `/api/v1/suppliers/${supplierId}/customers/${customer.customerId}`;
    return resource(customer, 201, { location });
  },

  async updateCustomer(context) {
    const { db, clock, params, request } = context;
    const { supplierId = '' } = params;
    const current = storedCustomer(context);
    const input = (await request.json()) as CustomerInput;
    requireCurrentVersion(request, current.version);
    assertValid(input);
    assertNumberAvailable(context, input, current);
    const isClosing = current.status === 'ACTIVE' && input.status === 'INACTIVE';
    if (isClosing && hasOpenOrders(db, supplierId, current.customerId)) {
      throw conflict('CUSTOMER_IN_USE', CUSTOMER_IN_USE);
    }
    return resource(putCustomer(db, supplierId, input, current, clock.nowIso()));
  },
};

function storedCustomer({ db, params }: HandlerContext): Customer {
  const customer = db.customers.get(params.id ?? '', params.supplierId);
  if (!customer) throw notFound();
  return customer;
}

function assertValid(input: CustomerInput): void {
  const errors = validateCustomer(input);
  if (errors.length > 0) throw invalid(errors);
}

function assertNumberAvailable(
  { db, params }: HandlerContext,
  { customerNumber }: CustomerInput,
  current: Customer | undefined,
): void {
  const key = customerNumber.trim().toLowerCase();
  const holder = db.customers
    .list(params.supplierId)
    .find((other) => other.customerId !== current?.customerId && other.customerNumber.toLowerCase() === key);
  if (!holder) return;
  throw conflict('DUPLICATE_CUSTOMER_NUMBER', 'A customer with this number already exists.', {
    conflictingId: holder.customerId,
    validationErrors: [{ fieldPath: 'customerNumber', message: NUMBER_EXISTS }],
  });
}
