import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

const orderFilter = {
  type: 'string',
  isOptional: true,
  text: 'narrows the list; format of `ListState.filter`',
} as const;
const orderId = { type: 'string' } as const;
const copyOf = { type: 'string', isOptional: true, text: 'the order that the new order copies' } as const;
const fieldToOpen = {
  type: 'string',
  isOptional: true,
  text: 'the field that the wizard opens, e.g. `details.requestedShipDate`',
} as const;
const links = {
  list: 'Figures of the dashboard; "Show all" in details of items, customers, suppliers and warehouses; the order wizard after Submit or Cancel; the message for an unknown order.',
  details: 'Rows of the order list; the latest orders of an item, a customer, a supplier or a warehouse.',
  createInbound:
    '"New inbound order" in the list of inbound orders and on the dashboard; "Copy to new order" in the details of an inbound order.',
  createOutbound:
    '"New outbound order" in the list of outbound orders and on the dashboard; "Copy to new order" in the details of an outbound order.',
  edit: '"Edit" and "Fix and resubmit" in the order details; "Fix and resubmit" in the dashboard; problems in the confirmation of "Resubmit".',
};
const direction = { kind: 'attribute', isRequired: true, text: '`inbound` or `outbound`' } as const;

/** Inbound and outbound orders: lists, order details, the order wizard, and the line item editor. */
export const ordersFeature = {
  widgets: {
    'order-list': {
      module: 'features/orders/list/order-list.widget',
      component: 'OrderList',
      inputsType: ['OrderListInputs', 'features/orders/list/order-list.inputs'],
      summary: "the supplier's orders of one direction",
      inputs: {
        direction,
        within: { kind: 'attribute', text: 'a filter that the user cannot remove' },
        ...listInputs,
        renderActions: { kind: 'react' },
      },
      example: { direction: "'outbound'" },
    },
    'order-details': {
      module: 'features/orders/details/order-details.widget',
      component: 'OrderDetails',
      inputsType: ['OrderDetailsInputs', 'features/orders/details/order-details.inputs'],
      summary: 'one order, also on paper: order, bill of lading, pallet and case labels',
      inputs: {
        direction,
        orderId: { kind: 'attribute', isRequired: true },
        onOrderLoaded: { kind: 'callback' },
        renderActions: { kind: 'react' },
      },
      example: { direction: "'outbound'", orderId: "'OB-2611-000040'" },
    },
    'order-wizard': {
      module: 'widgets/order-wizard.widget',
      component: 'OrderWizard',
      inputsType: ['OrderWizardInputs', 'features/orders/wizard/order-wizard.inputs'],
      summary: 'the wizard that creates or edits an order',
      inputs: {
        direction,
        orderId: { kind: 'attribute', text: 'the order to edit; without it the wizard creates an order' },
        copyOf: { kind: 'attribute', text: 'the order that a new order copies' },
        step: {
          kind: 'attribute',
          text: '`details`, `items` or `submit`, when the host stores the open step',
        },
        field: { kind: 'attribute', text: 'the field that the wizard opens first' },
        onStepChanged: { kind: 'property' },
        onOrderSubmitted: { kind: 'property' },
        onRequestCancel: { kind: 'property' },
      },
      example: { direction: "'inbound'" },
      types: {
        OrderStep: 'features/orders/wizard/steps/order-step',
        StepChange: 'features/orders/wizard/steps/order-step',
      },
    },
    'order-lines': {
      module: 'features/orders/lines/order-lines.widget',
      component: 'OrderLines',
      inputsType: ['OrderLinesInputs', 'features/orders/lines/order-lines.inputs'],
      summary: 'the editor for the line items of an order',
      inputs: {
        direction,
        warehouseId: { kind: 'attribute', isRequired: true },
        lines: { kind: 'property', text: 'the line items, when the host stores them' },
        defaultLines: { kind: 'property' },
        onLinesChanged: { kind: 'callback' },
        isBonded: { kind: 'property' },
        areProblemsShown: { kind: 'property' },
      },
      example: { direction: "'outbound'", warehouseId: "'WH-NJ-01'" },
      types: {
        OrderLine: 'features/orders/lines/order-line',
        OrderLineItem: 'features/orders/lines/order-line',
      },
    },
  },
  access: {
    'inbound-order-list': [['INBOUND_ORDER_LIST']],
    'inbound-order-details': [['INBOUND_ORDER_DETAILS']],
    'inbound-order-create': [['INBOUND_ORDER_CREATE']],
    'inbound-order-edit': [['INBOUND_ORDER_EDIT', 'inbound-order-edit']],
    'inbound-order-cancel': [['INBOUND_ORDER_CANCEL']],
    'inbound-order-upload': [['INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload']],
    'outbound-order-list': [['OUTBOUND_ORDER_LIST']],
    'outbound-order-details': [['OUTBOUND_ORDER_DETAILS']],
    'outbound-order-create': [['OUTBOUND_ORDER_CREATE']],
    'outbound-order-edit': [['OUTBOUND_ORDER_EDIT', 'outbound-order-edit']],
    'outbound-order-cancel': [['OUTBOUND_ORDER_CANCEL']],
    'outbound-order-upload': [['OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload']],
    'outbound-order-customer-create': [['OUTBOUND_ORDER_CREATE', 'customer-order-creation']],
  },
  destinations: {
    'inbound.list': { values: { filter: orderFilter }, linkedFrom: links.list },
    'inbound.details': { values: { orderId }, linkedFrom: links.details },
    'inbound.create': { values: { copyOf }, linkedFrom: links.createInbound },
    'inbound.edit': { values: { orderId, field: fieldToOpen }, linkedFrom: links.edit },
    'outbound.list': { values: { filter: orderFilter }, linkedFrom: links.list },
    'outbound.details': { values: { orderId }, linkedFrom: links.details },
    'outbound.create': { values: { copyOf }, linkedFrom: links.createOutbound },
    'outbound.edit': { values: { orderId, field: fieldToOpen }, linkedFrom: links.edit },
  },
  events: {
    'order.submitted': {
      detail: {
        order: { type: 'Order | null', text: '`null`: the response had no body, read the order again' },
        isNew: { type: 'boolean' },
      },
      when: 'An order was submitted or resubmitted.',
    },
    'order.canceled': {
      detail: { direction: { type: 'OrderDirection' }, orderId },
      when: 'The user canceled an order.',
    },
  },
  lists: ['inbound-orders', 'outbound-orders'],
  types: { Order: '@portal-kit/sdk/orders', OrderDirection: '@portal-kit/sdk/orders' },
} as const satisfies FeatureDescription;
