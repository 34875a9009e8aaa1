import type { Translation } from '../messages';
import { customerForm, customers } from './customers';
import { dashboard } from './dashboard';
import { address, contact, itemSuggest, orderStatus, party, quantity, uploadStatus } from './domain';
import { itemDetails, itemForm, items } from './items';
import { filter, filterDates, form, kernel, recordConflict } from './kernel';
import { exportLimit, itemType } from './lists';
import { orderForm, orderLines, orderWizard } from './order-form';
import { orderDetails, orders } from './orders';
import { supplierForm, suppliers } from './suppliers';
import { uploadCorrections } from './upload-corrections';
import { uploadProblem, uploads } from './uploads';
import { userForm, users } from './users';
import { warehouseForm, warehouses } from './warehouses';

/** The messages of the widgets in German. */
export const translation: Translation = {
  address,
  contact,
  customerForm,
  customers,
  dashboard,
  exportLimit,
  filter,
  filterDates,
  form,
  itemDetails,
  itemForm,
  itemSuggest,
  itemType,
  items,
  kernel,
  orderDetails,
  orderForm,
  orderLines,
  orderStatus,
  orderWizard,
  orders,
  party,
  quantity,
  recordConflict,
  supplierForm,
  suppliers,
  uploadCorrections,
  uploadProblem,
  uploadStatus,
  uploads,
  userForm,
  users,
  warehouseForm,
  warehouses,
};
