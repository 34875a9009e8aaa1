import { json, requireCurrentVersion, resource } from '../answers.ts';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { Call, Handlers } from '../call.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { Address, Customer } from '../model.ts';
import {
  CUSTOMER_IN_USE,
  type CustomerInput,
  customerErrors,
  hasOpenOrders,
  NUMBER_EXISTS,
  putCustomer,
} from '../parties/customer-rules.ts';

const billingOf = ({ addresses }: Customer): Address | undefined =>
  addresses.find(({ addressType }) => addressType === 'BILLING');

const shape: ListShape<Customer> = {
  search: (customer) => [customer.name, customer.customerNumber, billingOf(customer)?.city],
  filters: {
    customerType: ({ customerType }) => [customerType],
    status: ({ status }) => [status],
    stateCode: ({ addresses }) => addresses.map(({ stateCode }) => stateCode),
  },
  sorts: {
    name: ({ name }) => name,
    customerNumber: ({ customerNumber }) => customerNumber,
    customerType: ({ customerType }) => customerType,
    city: (customer) => billingOf(customer)?.city,
    stateCode: (customer) => billingOf(customer)?.stateCode,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  defaultSort: { by: 'name', direction: 'ASC' },
  id: ({ customerId }) => customerId,
};

export const customerHandlers: Handlers = {
  listCustomers: ({ world, params, query }) =>
    json(page(world.customers.list(params.supplierId), query, shape)),

  getCustomer: (call) => resource(storedCustomer(call)),

  async createCustomer(call) {
    const { world, clock, params } = call;
    const { supplierId = '' } = params;
    const input = (await call.request.json()) as CustomerInput;
    refuseInvalid(input);
    refuseTakenNumber(call, input, undefined);
    const customer = putCustomer(world, supplierId, input, undefined, clock.nowIso());
    const location = `/api/v1/suppliers/${supplierId}/customers/${customer.customerId}`;
    return resource(customer, 201, { location });
  },

  async updateCustomer(call) {
    const { world, clock, params, request } = call;
    const { supplierId = '' } = params;
    const current = storedCustomer(call);
    const input = (await request.json()) as CustomerInput;
    requireCurrentVersion(request, current.version);
    refuseInvalid(input);
    refuseTakenNumber(call, input, current);
    const isClosing = current.status === 'ACTIVE' && input.status === 'INACTIVE';
    if (isClosing && hasOpenOrders(world, supplierId, current.customerId)) {
      throw conflict('CUSTOMER_IN_USE', CUSTOMER_IN_USE);
    }
    return resource(putCustomer(world, supplierId, input, current, clock.nowIso()));
  },
};

function storedCustomer({ world, params }: Call): Customer {
  const customer = world.customers.get(params.id ?? '', params.supplierId);
  if (!customer) throw notFound();
  return customer;
}

function refuseInvalid(input: CustomerInput): void {
  const errors = customerErrors(input);
  if (errors.length > 0) throw invalid(errors);
}

function refuseTakenNumber(
  { world, params }: Call,
  { customerNumber }: CustomerInput,
  current: Customer | undefined,
): void {
  const key = customerNumber.trim().toLowerCase();
  const holder = world.customers
    .list(params.supplierId)
    .find((other) => other.customerId !== current?.customerId && other.customerNumber.toLowerCase() === key);
  if (!holder) return;
  throw conflict('DUPLICATE_CUSTOMER_NUMBER', 'A customer with this number already exists.', {
    conflictingId: holder.customerId,
    validationErrors: [{ fieldPath: 'customerNumber', message: NUMBER_EXISTS }],
  });
}
