import type { Item } from '../model/item.ts';
import type { Order, ScheduledStep } from '../model/order.ts';
import type { Customer, Supplier, Warehouse } from '../model/party.ts';
import type { StoredResponse } from '../model/record.ts';
import type { UnfinishedUpload, Upload, UploadContent } from '../model/upload.ts';
import type { Account, AuthCode, Mail, ResetTicket, Session, User } from '../model/user.ts';
import type { ServiceCredential, WidgetSession } from '../model/widget-session.ts';
import { Collection } from './collection.ts';
import type { Store } from './store.ts';

/** Typed collections of every kind of document in the store. */
export interface Database {
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
  /** Scope: supplier id. Key: order id. */
  readonly scheduledSteps: Collection<ScheduledStep>;
  /** Scope: supplier id. */
  readonly uploads: Collection<Upload>;
  /** Scope: supplier id. Key: upload id. */
  readonly uploadContents: Collection<UploadContent>;
  /** Scope: supplier id. */
  readonly unfinishedUploads: Collection<UnfinishedUpload>;
  readonly accounts: Collection<Account>;
  readonly sessions: Collection<Session>;
  readonly resetTickets: Collection<ResetTicket>;
  readonly authCodes: Collection<AuthCode>;
  readonly mails: Collection<Mail>;
  readonly serviceCredentials: Collection<ServiceCredential>;
  readonly widgetSessions: Collection<WidgetSession>;
  /** Scope: the caller's id. */
  readonly storedResponses: Collection<StoredResponse>;
}

export function createDatabase(store: Store): Database {
  return {
    store,
    suppliers: new Collection(store, 'supplier'),
    warehouses: new Collection(store, 'warehouse'),
    users: new Collection(store, 'user'),
    items: new Collection(store, 'item'),
    customers: new Collection(store, 'customer'),
    inboundOrders: new Collection(store, 'inbound-order'),
    outboundOrders: new Collection(store, 'outbound-order'),
    scheduledSteps: new Collection(store, 'scheduled-step'),
    uploads: new Collection(store, 'upload'),
    uploadContents: new Collection(store, 'upload-content'),
    unfinishedUploads: new Collection(store, 'unfinished-upload'),
    accounts: new Collection(store, 'account'),
    sessions: new Collection(store, 'session'),
    resetTickets: new Collection(store, 'reset-ticket'),
    authCodes: new Collection(store, 'auth-code'),
    mails: new Collection(store, 'mail'),
    serviceCredentials: new Collection(store, 'service-credential'),
    widgetSessions: new Collection(store, 'widget-session'),
    storedResponses: new Collection(store, 'stored-response'),
  };
}
