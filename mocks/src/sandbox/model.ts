/** What the sandbox stores. The contract decides these shapes; the gate fails an answer that leaves it. */

export type InventoryType = 'TAX PAID' | 'BONDED' | 'INTL';
export type ActiveStatus = 'ACTIVE' | 'INACTIVE';
export type CountryCode = 'USA' | 'CAN' | 'INT';

export interface Address {
  countryCode: CountryCode;
  /** ISO 3166-1 numeric, three digits. */
  isoCountryCode: string;
  name?: string;
  address1: string;
  address2?: string;
  address3?: string;
  city: string;
  stateCode?: string;
  zip?: string;
  addressId?: string;
  addressType?: 'BILLING' | 'SHIPPING';
  phone?: string;
  email?: string;
  isDefault?: boolean;
}

interface Versioned {
  version: number;
}

interface Timed extends Versioned {
  createdAt: string;
  updatedAt: string;
}

export interface Supplier extends Versioned {
  supplierId: string;
  name: string;
  inventoryType: InventoryType;
  warehouses: { warehouseId: string; name?: string }[];
  /** Entitlement cap; empty means uncapped. */
  permissions: string[];
  status: ActiveStatus;
  contactName?: string;
  phone?: string;
  email?: string;
  addresses?: Address[];
  ttbPermitNumber?: string;
  taxId?: string;
  website?: string;
}

export interface Warehouse extends Versioned {
  warehouseId: string;
  name: string;
  addresses: Address[];
  status: ActiveStatus;
  isBonded: boolean;
  bondRegistryNumber?: string;
  ftzNumber?: string;
  customsFirmsCode?: string;
  phone?: string;
  email?: string;
  contactName?: string;
  timeZone: string;
  receivingHours?: { from: string; to: string };
  shippingHours?: { from: string; to: string };
  cutoffTime?: string;
  temperatureZones?: string[];
}

/** Bottles. Tax-paid and bonded stock are disjoint; `0 ≤ available ≤ onHand`. */
export interface Inventory {
  warehouseId: string;
  onHandQty: number;
  bondOnHandQty: number;
  availableQty: number;
  bondAvailableQty: number;
}

export type ItemType = 'M' | 'F' | 'G' | 'L' | 'B' | 'C' | 'H' | 'N' | 'P' | 'A' | 'O' | 'W';
export type ItemStatus = 'ACTIVE' | 'INACTIVE' | 'DISCONTINUED';

export interface ItemDraft {
  sku: string;
  description: string;
  brand: string;
  type: ItemType;
  size: number;
  sizeUom: string;
  bottlesPerCase: number;
  itemStatus: ItemStatus;
  warehouses: { warehouseId: string }[];
  alcoholByVolume?: number | null;
  vintage?: number | 'NV' | null;
  upc?: string | null;
  caseUpc?: string | null;
  nabcaCode?: string;
  colaNumber?: string;
  countryOfOrigin?: string;
  appellation?: string;
  varietal?: string;
  region?: string;
  spiritClass?: string;
  containerType?: string;
  caseWeightLbs?: number;
  caseLengthIn?: number;
  caseWidthIn?: number;
  caseHeightIn?: number;
  casesPerLayer?: number;
  layersPerPallet?: number;
  nmfcNumber?: string;
  freightClass?: string;
  lotTracked?: boolean;
  minStockCases?: number;
}

export interface Item extends ItemDraft, Timed {
  itemId: string;
  inventory: Inventory[];
}

export interface SupplierRole {
  supplierId: string;
  role: 'ADMIN' | 'READ_ONLY';
}

export interface User extends Versioned {
  email: string;
  globalRole: 'SUPER_ADMIN' | 'INTERNAL_ADMIN' | null;
  supplierRoles: SupplierRole[];
  enabled: boolean;
  createdAt: string;
  lastLoginAt?: string;
}

export interface ScacCode {
  scacCode: string;
  carrierName: string;
  modes: string[];
}

export interface Customer extends Timed {
  customerId: string;
  customerNumber: string;
  name: string;
  dbaName?: string;
  customerType: string;
  status: ActiveStatus;
  addresses: Address[];
  contactName?: string;
  phone: string;
  email?: string;
  ttbPermitNumber?: string;
  stateLicenseNumber?: string;
  stateLicenseState?: string;
  licenseExpirationDate?: string;
  taxId?: string;
  defaultWarehouseId?: string;
  defaultShippingType?: string;
  defaultFreightTerms?: string;
  defaultScac?: string;
  deliveryInstructions?: string;
  bondedAllowed?: boolean;
}

/** An account at the identity provider: whether someone may sign in, not what they may do. */
export interface Account {
  uid: string;
  email: string;
  password: string;
  previousPasswords: string[];
  firstName: string;
  lastName: string;
  company?: string;
  companyId?: string;
  state: 'active' | 'disabled' | 'locked' | 'pendingVerification';
  failedLogins: number;
  createdAt: string;
  lastLogin?: string;
}

export type OrderStatus =
  | 'SUBMITTED'
  | 'RESUBMITTED'
  | 'OPEN'
  | 'FAILED'
  | 'IN_RECEIVING'
  | 'CLOSED'
  | 'PICKING'
  | 'SHIPPED'
  | 'CANCELED'
  | 'CANCELED_BY_USER';

export interface Quantity {
  cases: number;
  bottles: number;
}

export interface ItemSnapshot
  extends Pick<
    Item,
    | 'itemId'
    | 'sku'
    | 'description'
    | 'brand'
    | 'type'
    | 'size'
    | 'sizeUom'
    | 'bottlesPerCase'
    | 'itemStatus'
    | 'vintage'
    | 'lotTracked'
    | 'caseWeightLbs'
    | 'casesPerLayer'
    | 'layersPerPallet'
  > {
  bonded: boolean;
}

export interface LineItem {
  lineItemNumber: number;
  /** The item as it was when the order was saved. */
  item: ItemSnapshot;
  casesQuantity: number;
  bottlesQuantity: number;
  lotNumber?: string | null;
  vintage?: number | 'NV' | null;
  unitPrice?: number | null;
  notes?: string | null;
  availableQty?: number;
  expected?: Quantity;
  received?: Quantity;
  damaged?: Quantity;
  short?: Quantity;
  ordered?: Quantity;
  picked?: Quantity;
  shipped?: Quantity;
  lineStatus?: 'OPEN' | 'PARTIAL' | 'COMPLETE' | 'SHORT' | 'REJECTED';
}

export interface OrderFailure {
  code: string;
  message: string;
  at: string;
  validationErrors: { fieldPath: string; message: string }[];
}

/** `details` differs by direction (domain §2.3, §2.4). */
export interface Order extends Timed {
  orderId: string;
  direction: 'INBOUND' | 'OUTBOUND';
  status: OrderStatus;
  details: Record<string, unknown>;
  lineItems: LineItem[];
  palletsQuantity: number;
  itemsCount: number;
  totals: { cases: number; bottles: number; units: number; weightLbs?: number; value?: number };
  failure: OrderFailure | null;
  statusHistory: {
    status: OrderStatus;
    at: string;
    by: string;
    source: 'USER' | 'SYSTEM' | 'WAREHOUSE';
    reason?: string;
  }[];
  externalOrderNumber: string | null;
  createdBy: string;
  updatedBy: string;
}

export type UploadFileType = 'ITEMS' | 'CUSTOMERS' | 'INBOUND_ORDERS' | 'OUTBOUND_ORDERS';
export type UploadStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'COMPLETED_WITH_ERRORS' | 'FAILED';

/** How an upload went. */
export interface UploadOutcome {
  succeededRows: number;
  failedRows: number;
  skippedRows: number;
}

/** A file and its way through the sandbox; the contract's record of it follows from the clock. */
export interface Upload {
  fileId: string;
  fileName: string;
  fileType: UploadFileType;
  overrideDuplicates: boolean;
  uploadedBy: string;
  uploadedAt: string;
  /** When it stops being PENDING. */
  startsAt: string;
  /** When its rows are taken over. */
  completesAt: string;
  totalRows: number;
  fileSize: number;
  /** Missing until the rows are taken over. */
  outcome?: UploadOutcome;
}
