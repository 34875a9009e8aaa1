import type { Translation } from '../messages';
import { customerForm, customers } from './customers';
import { attention, dashboard, firstSteps } from './dashboard';
import { digest } from './digest';
import { address, contact, itemSuggest, license, orderStatus, party, quantity, uploadStatus } from './domain';
import { itemDetails, itemForm, items } from './items';
import { dateField, filter, filterDates, form, kernel, recordConflict } from './kernel';
import { exportLimit, itemType, views, viewsButton } from './lists';
import { orderChecks } from './order-checks';
import { holiday, orderForm, orderLines, orderWizard } from './order-form';
import { orderPrint } from './order-print';
import { orderDetails, orders } from './orders';
import { customerDetails, recentOrders, record, supplierDetails, warehouseDetails } from './records';
import { itemScan, scanning } from './scanning';
import { itemSelection, orderSelection, partyActions, selection, uploadSelection } from './selection';
import { supplierForm, suppliers } from './suppliers';
import { uploadCorrections } from './upload-corrections';
import { uploadProblem, uploads } from './uploads';
import { userForm, users } from './users';
import { warehouseForm, warehouses } from './warehouses';

/** The messages of the widgets in Spanish. */
export const translation: Translation = {
  address,
  attention,
  contact,
  customerDetails,
  customerForm,
  customers,
  dashboard,
  dateField,
  digest,
  exportLimit,
  filter,
  filterDates,
  firstSteps,
  form,
  holiday,
  itemDetails,
  itemForm,
  itemScan,
  itemSelection,
  itemSuggest,
  itemType,
  items,
  kernel,
  license,
  orderChecks,
  orderDetails,
  orderForm,
  orderLines,
  orderPrint,
  orderSelection,
  partyActions,
  uploadSelection,
  orderStatus,
  orderWizard,
  orders,
  party,
  quantity,
  recentOrders,
  record,
  recordConflict,
  scanning,
  selection,
  supplierDetails,
  supplierForm,
  suppliers,
  uploadCorrections,
  uploadProblem,
  uploadStatus,
  uploads,
  userForm,
  users,
  warehouseDetails,
  views,
  viewsButton,
  warehouseForm,
  warehouses,
};
