import type { addressMessages } from '../domain/addresses/address.messages';
import type { holidayMessages } from '../domain/calendar/public-holidays.messages';
import type { contactMessages } from '../domain/contact/contact.messages';
import type { itemSuggestMessages } from '../domain/items/item-suggest.messages';
import type { itemTypeMessages } from '../domain/items/item-types';
import type { quantityMessages } from '../domain/items/quantity.messages';
import type { itemScanMessages } from '../domain/items/scan/item-scan.messages';
import type { orderStatusMessages } from '../domain/orders/order-status';
import type { recentOrdersMessages } from '../domain/orders/recent-orders.messages';
import type { licenseMessages } from '../domain/parties/license.messages';
import type { partyMessages } from '../domain/parties/parties.messages';
import type { partyActionMessages } from '../domain/parties/party-actions.messages';
import type { uploadStatusMessages } from '../domain/uploads/upload-status';
import type { customerDetailsMessages } from '../features/customers/details/customer-details.messages';
import type { customerFormMessages } from '../features/customers/form/customer-form.messages';
import type { customersMessages } from '../features/customers/list/customers.messages';
import type { dashboardMessages } from '../features/dashboard/dashboard.messages';
import type { digestMessages } from '../features/dashboard/digest/digest.messages';
import type { firstStepsMessages } from '../features/dashboard/first-steps/first-steps.messages';
import type { attentionMessages } from '../features/dashboard/inbox/attention.messages';
import type { itemDetailsMessages } from '../features/items/details/item-details.messages';
import type { itemFormMessages } from '../features/items/form/item-form.messages';
import type { itemsMessages } from '../features/items/list/items.messages';
import type { itemSelectionMessages } from '../features/items/list/selection/item-selection.messages';
import type { orderDetailsMessages } from '../features/orders/details/order-details.messages';
import type { orderFormMessages } from '../features/orders/form/order-form.messages';
import type { orderLinesMessages } from '../features/orders/lines/order-lines.messages';
import type { orderSelectionMessages } from '../features/orders/list/selection/order-selection.messages';
import type { ordersMessages } from '../features/orders/orders.messages';
import type { orderPrintMessages } from '../features/orders/print/order-print.messages';
import type { orderChecksMessages } from '../features/orders/wizard/checks/order-checks.messages';
import type { orderWizardMessages } from '../features/orders/wizard/order-wizard.messages';
import type { supplierDetailsMessages } from '../features/suppliers/details/supplier-details.messages';
import type { supplierFormMessages } from '../features/suppliers/supplier-form.messages';
import type { suppliersMessages } from '../features/suppliers/suppliers.messages';
import type { correctionsMessages } from '../features/uploads/corrections/corrections.messages';
import type { uploadSelectionMessages } from '../features/uploads/results/upload-selection.messages';
import type { problemMessages } from '../features/uploads/upload/problems/problem.messages';
import type { uploadsMessages } from '../features/uploads/uploads.messages';
import type { userFormMessages } from '../features/users/form/user-form.messages';
import type { usersMessages } from '../features/users/list/users.messages';
import type { warehouseDetailsMessages } from '../features/warehouses/details/warehouse-details.messages';
import type { warehouseFormMessages } from '../features/warehouses/warehouse-form.messages';
import type { warehousesMessages } from '../features/warehouses/warehouses.messages';
import type { recordConflictMessages } from '../forms/conflict/record-conflict.messages';
import type { formMessages } from '../forms/record/form.messages';
import type { dateFieldMessages } from '../kernel/calendar/date-field.messages';
import type { recordMessages } from '../kernel/details/record.messages';
import type { AnyWords, MessageCatalog } from '../kernel/messages/define-messages';
import type { kernelMessages } from '../kernel/messages/kernel.messages';
import type { MessageFormat } from '../kernel/messages/message-format';
import type { scanningMessages } from '../kernel/scanning/scanning.messages';
import type { filterMessages } from '../lists/filters/filter.messages';
import type { filterDatesMessages } from '../lists/filters/filter-dates.messages';
import type { selectionMessages } from '../lists/selection/selection.messages';
import type { exportLimitMessages } from '../lists/toolbar/export-limit.messages';
import type { viewsMessages } from '../lists/views/views.messages';
import type { viewsButtonMessages } from '../lists/views/views-button.messages';

type TextsOf<Catalog> = Catalog extends MessageCatalog<infer Texts> ? AnyWords<Texts> : never;

/** The messages of every widget, by catalog. The English messages define the types. */
export interface Messages {
  address: TextsOf<typeof addressMessages>;
  attention: TextsOf<typeof attentionMessages>;
  contact: TextsOf<typeof contactMessages>;
  customerDetails: TextsOf<typeof customerDetailsMessages>;
  customerForm: TextsOf<typeof customerFormMessages>;
  customers: TextsOf<typeof customersMessages>;
  dashboard: TextsOf<typeof dashboardMessages>;
  digest: TextsOf<typeof digestMessages>;
  exportLimit: TextsOf<typeof exportLimitMessages>;
  filter: TextsOf<typeof filterMessages>;
  dateField: TextsOf<typeof dateFieldMessages>;
  filterDates: TextsOf<typeof filterDatesMessages>;
  holiday: TextsOf<typeof holidayMessages>;
  firstSteps: TextsOf<typeof firstStepsMessages>;
  form: TextsOf<typeof formMessages>;
  itemDetails: TextsOf<typeof itemDetailsMessages>;
  itemForm: TextsOf<typeof itemFormMessages>;
  itemScan: TextsOf<typeof itemScanMessages>;
  itemSelection: TextsOf<typeof itemSelectionMessages>;
  itemSuggest: TextsOf<typeof itemSuggestMessages>;
  itemType: TextsOf<typeof itemTypeMessages>;
  items: TextsOf<typeof itemsMessages>;
  kernel: TextsOf<typeof kernelMessages>;
  license: TextsOf<typeof licenseMessages>;
  orderChecks: TextsOf<typeof orderChecksMessages>;
  orderDetails: TextsOf<typeof orderDetailsMessages>;
  orderForm: TextsOf<typeof orderFormMessages>;
  orderLines: TextsOf<typeof orderLinesMessages>;
  orderPrint: TextsOf<typeof orderPrintMessages>;
  orderSelection: TextsOf<typeof orderSelectionMessages>;
  orderStatus: TextsOf<typeof orderStatusMessages>;
  orderWizard: TextsOf<typeof orderWizardMessages>;
  orders: TextsOf<typeof ordersMessages>;
  party: TextsOf<typeof partyMessages>;
  partyActions: TextsOf<typeof partyActionMessages>;
  quantity: TextsOf<typeof quantityMessages>;
  recentOrders: TextsOf<typeof recentOrdersMessages>;
  record: TextsOf<typeof recordMessages>;
  recordConflict: TextsOf<typeof recordConflictMessages>;
  scanning: TextsOf<typeof scanningMessages>;
  selection: TextsOf<typeof selectionMessages>;
  supplierDetails: TextsOf<typeof supplierDetailsMessages>;
  supplierForm: TextsOf<typeof supplierFormMessages>;
  suppliers: TextsOf<typeof suppliersMessages>;
  uploadCorrections: TextsOf<typeof correctionsMessages>;
  uploadProblem: TextsOf<typeof problemMessages>;
  uploadStatus: TextsOf<typeof uploadStatusMessages>;
  uploads: TextsOf<typeof uploadsMessages>;
  uploadSelection: TextsOf<typeof uploadSelectionMessages>;
  userForm: TextsOf<typeof userFormMessages>;
  users: TextsOf<typeof usersMessages>;
  warehouseDetails: TextsOf<typeof warehouseDetailsMessages>;
  views: TextsOf<typeof viewsMessages>;
  viewsButton: TextsOf<typeof viewsButtonMessages>;
  warehouseForm: TextsOf<typeof warehouseFormMessages>;
  warehouses: TextsOf<typeof warehousesMessages>;
}

/** The messages of one language. A missing catalog or message is a type error. */
export type Translation = { readonly [Name in keyof Messages]: (format: MessageFormat) => Messages[Name] };

/** The messages of one catalog in one language. */
export type CatalogTranslation<Name extends keyof Messages> = Translation[Name];

type Partially<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends (...values: never[]) => unknown
    ? Texts[Name]
    : Texts[Name] extends object
      ? Partially<Texts[Name]>
      : Texts[Name];
};

/** Some messages of one language. Messages that are left out stay English. */
export type PartialTranslation = {
  readonly [Name in keyof Messages]?: (format: MessageFormat) => Partially<Messages[Name]>;
};

/**
 * Messages that replace single messages of the widgets, by catalog. All other messages keep their text.
 *
 * @example
 * ```ts
 * import type { MessageOverrides } from 'portal-kit/languages';
 *
 * export const messages: MessageOverrides = {
 *   items: { add: 'New product', columns: { sku: 'Article number' } },
 * };
 * ```
 */
export type MessageOverrides = { readonly [Name in keyof Messages]?: Partially<Messages[Name]> };
