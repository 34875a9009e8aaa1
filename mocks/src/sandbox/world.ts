import type { SentRow } from './imports/import-row.ts';
import type { RowResult } from './imports/import-rows.ts';
import type { Account, Customer, Item, Order, Supplier, Upload, User, Warehouse } from './model.ts';
import type { OrderPlan } from './orders/life-cycle.ts';
import type { Collection } from './store/collection.ts';
import type { Store } from './store/store.ts';

interface Session {
  readonly token: string;
  readonly uid: string;
  /** ISO instant, or `null` for a session that ends with the browser. */
  readonly expiresAt: string | null;
}

interface ResetTicket {
  readonly token: string;
  readonly uid: string;
  readonly expiresAt: string;
}

/** What a single sign-on return carries; works once. */
interface AuthCode {
  readonly code: string;
  readonly uid: string;
  readonly expiresAt: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path and query of the page that the mail links to. */
  readonly link: string;
  readonly sentAt: string;
}

export interface StoredAnswer {
  readonly requestSha256: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}

/** What an upload holds, and how each row went once they are taken over. */
export interface UploadContent {
  /** The file as it was sent; none of a seeded upload. */
  readonly bytesBase64?: string;
  readonly headers: readonly string[];
  readonly rows: readonly SentRow[];
  readonly results?: readonly RowResult[];
}

/** An upload whose rows are still to be taken over. */
export interface UnfinishedUpload {
  readonly supplierId: string;
  readonly fileId: string;
}

/** Every kind of document in the store, by its type. */
export interface World {
  readonly store: Store;
  readonly suppliers: Collection<Supplier>;
  readonly warehouses: Collection<Warehouse>;
  readonly users: Collection<User>;
  /** Scope: supplier id. */
  readonly items: Collection<Item>;
  /** Scope: supplier id. */
  readonly customers: Collection<Customer>;
  /** Scope: supplier id. */
  readonly inboundOrders: Collection<Order>;
  /** Scope: supplier id. */
  readonly outboundOrders: Collection<Order>;
  /** Scope: supplier id; by the order's id. */
  readonly orderPlans: Collection<OrderPlan>;
  /** Scope: supplier id. */
  readonly uploads: Collection<Upload>;
  /** Scope: supplier id; by the upload's id. */
  readonly uploadContents: Collection<UploadContent>;
  /** Scope: supplier id. */
  readonly unfinishedUploads: Collection<UnfinishedUpload>;
  readonly accounts: Collection<Account>;
  readonly sessions: Collection<Session>;
  readonly resetTickets: Collection<ResetTicket>;
  readonly authCodes: Collection<AuthCode>;
  readonly mails: Collection<Mail>;
  /** Scope: the caller's e-mail. */
  readonly storedAnswers: Collection<StoredAnswer>;
}

export function worldOf(store: Store): World {
  return {
    store,
    suppliers: store.collection('supplier'),
    warehouses: store.collection('warehouse'),
    users: store.collection('user'),
    items: store.collection('item'),
    customers: store.collection('customer'),
    inboundOrders: store.collection('inbound-order'),
    outboundOrders: store.collection('outbound-order'),
    orderPlans: store.collection('order-plan'),
    uploads: store.collection('upload'),
    uploadContents: store.collection('upload-content'),
    unfinishedUploads: store.collection('unfinished-upload'),
    accounts: store.collection('account'),
    sessions: store.collection('session'),
    resetTickets: store.collection('reset-ticket'),
    authCodes: store.collection('auth-code'),
    mails: store.collection('mail'),
    storedAnswers: store.collection('stored-answer'),
  };
}
