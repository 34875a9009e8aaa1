import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Customers: the companies that a supplier ships to. */
export const customersFeature = {
  widgets: {
    'customer-list': {
      module: 'features/customers/list/customer-list.widget',
      component: 'CustomerList',
      inputsType: ['ListInputs', 'lists/list-inputs'],
      summary: "the supplier's customers",
      inputs: { ...listInputs, renderActions: { kind: 'react' } },
      example: {},
    },
    'customer-details': {
      module: 'features/customers/details/customer-details.widget',
      component: 'CustomerDetails',
      inputsType: ['CustomerDetailsInputs', 'features/customers/details/customer-details.inputs'],
      summary: 'one customer',
      inputs: {
        customerId: { kind: 'attribute', isRequired: true },
        onCustomerLoaded: { kind: 'callback' },
        renderActions: { kind: 'react' },
      },
      example: { customerId: "'CUS-10021'" },
    },
    'customer-form': {
      module: 'features/customers/form/customer-form.widget',
      component: 'CustomerForm',
      inputsType: ['CustomerFormInputs', 'features/customers/form/customer-form.inputs'],
      summary: 'the form that adds or edits a customer',
      inputs: {
        customerId: { kind: 'attribute', text: 'the customer to edit; without it the form adds a customer' },
        onCustomerSaved: { kind: 'property' },
        onRequestCancel: { kind: 'property' },
      },
      example: { customerId: "'CUS-10021'" },
    },
  },
  access: {
    'customer-list': [['CUSTOMER_LIST']],
    'customer-details': [['CUSTOMER_LIST']],
    'customer-create': [['CUSTOMER_CREATE']],
    'customer-edit': [['CUSTOMER_EDIT']],
    'customer-upload': [['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload']],
  },
  destinations: {
    'customers.list': {
      linkedFrom: 'The customer form after Save or Cancel; the message for an unknown customer.',
    },
    'customers.details': {
      values: { customerId: { type: 'string' } },
      linkedFrom: 'Rows of the customer list; customers in order details.',
    },
    'customers.create': { linkedFrom: '"Add" in the customer list.' },
    'customers.edit': {
      values: { customerId: { type: 'string' } },
      linkedFrom: '"Edit" in the customer details.',
    },
  },
  events: {
    'customer.saved': {
      detail: {
        customer: {
          type: 'Customer | null',
          text: '`null`: the response had no body, read the customer again',
        },
        isNew: { type: 'boolean' },
      },
      when: 'A customer was added or changed.',
    },
  },
  lists: ['customers'],
  types: { Customer: '@portal-kit/sdk/customers' },
} as const satisfies FeatureDescription;
