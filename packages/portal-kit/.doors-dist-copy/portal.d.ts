import { TextStore } from './session.js';
import { D as Destination, N as NavigationPort, c as PortalNotification } from './portal-events-DBpETZGW.js';
import { PortalEvent } from './embed.js';
import * as react from 'react';
import { ReactNode } from 'react';
import { ButtonLinkProps } from '@portal-kit/ui/button';
import { PermissionId } from '@portal-kit/sdk/auth';
export { P as PermissionInput, U as UserRoles, r as resolvePermissions } from './permissions-CCQ1U9QE.js';
import { PortalSdk } from '@portal-kit/sdk';
import { UnsavedChanges } from './leaving.js';
import { QueryClient } from '@tanstack/react-query';
export { P as PreferenceStore, T as TablePreferences } from './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/sdk/customers';
import '@portal-kit/sdk/imports';
import '@portal-kit/sdk/items';
import '@portal-kit/sdk/orders';
import '@portal-kit/sdk/suppliers';
import '@portal-kit/sdk/warehouses';
import './list-state.js';
import '@portal-kit/ui/toast';
import 'xstate';
import '@portal-kit/ui/data-table';

/** A form that was interrupted. */
interface Draft {
    /** ISO instant of the last change. */
    savedAt: string;
    /** The record's version that the changes are based on; `null` for a new one. */
    recordVersion: number | null;
    /** By field name, as typed. */
    values: Readonly<Record<string, unknown>>;
}
/**
 * Keeps interrupted forms of one user in one supplier. A form's key names it and its record (`item`, `item/ITM-1`).
 * No method throws: a draft that cannot be kept is lost, the form is not.
 */
interface DraftStore {
    /** What was interrupted, or `null`: nothing, nothing readable, or older than 7 days. */
    read: (form: string) => Draft | null;
    /** Takes the place of what was kept for the form before. */
    write: (form: string, draft: Draft) => void;
    /** The form was saved, or its draft is not wanted. */
    remove: (form: string) => void;
}
/** Whose drafts they are, and where they lie. */
interface DraftOwner {
    /** Before every key, so that all drafts can be dropped at once. */
    prefix: string;
    /** Of the user; another one of the same browser never sees it. */
    email: string;
    supplierId: string;
    /** Whether the user is still there: a form that closes because they are gone keeps nothing. Default: always. */
    isCurrent?: () => boolean;
}
/**
 * Drafts as texts in a browser's storage. What cannot be read is removed.
 *
 * @example
 * ```ts
 * import { createDraftStore } from 'portal-kit/portal';
 * import { createTextStore, draftKeyPrefix } from 'portal-kit/session';
 *
 * const local = createTextStore(() => localStorage);
 *
 * export const draftsOf = (email: string, supplierId: string) =>
 *   createDraftStore(local, { prefix: draftKeyPrefix, email, supplierId });
 * ```
 */
declare function createDraftStore(store: TextStore, { prefix, email, supplierId, isCurrent }: DraftOwner): DraftStore;

/** The plural forms that a text may need; `other` is always there. */
interface PluralForms {
    zero?: string;
    one?: string;
    two?: string;
    few?: string;
    many?: string;
    other: string;
}
/** What a text may do with its values; everything follows the instance's locale. */
interface MessageFormat {
    /** BCP 47, in its canonical spelling; `en-US` where the host's was none. */
    locale: string;
    /** With the locale's separators. */
    number: (value: number, options?: Intl.NumberFormatOptions) => string;
    /** Picks the form for the value by the locale's rules (CLDR). */
    plural: (value: number, forms: PluralForms) => string;
    /** As a sentence names them: `a, b and c`. */
    list: (values: readonly string[]) => string;
    /** An instant as date and time in the user's zone; what is no instant is shown as it came. */
    instant: (iso: string) => string;
    /** A calendar date, which no time zone can shift; what is no date is shown as it came. */
    date: (isoDate: string) => string;
}

/** A catalogue: English is the specification's exact text and the shape of every translation. */
interface MessageCatalogue<Texts> {
    (locale: string): Texts;
    /** Adds a translation for a language (`fr`) or a locale (`fr-CA`). */
    add: (language: string, texts: (format: MessageFormat) => Texts) => void;
}
/**
 * Declares the texts of a widget. A text with values is a function, so a missing value does not compile.
 *
 * @example
 * ```ts
 * import { defineMessages } from 'portal-kit/portal';
 *
 * const texts = defineMessages((format) => ({
 *   stock: (cases: number) =>
 *     format.plural(cases, { one: '1 case', other: `${format.number(cases)} cases` }),
 * }));
 *
 * texts.add('fr', (format) => ({ stock: (cases) => `${format.number(cases)} caisses` }));
 *
 * export const line = texts('fr-CA').stock(1_200);
 * ```
 */
declare function defineMessages<Texts extends object>(english: (format: MessageFormat) => Texts): MessageCatalogue<Texts>;

/**
 * Texts that every widget shares. Exact where the specification gives them (sections 2, 4 and 8).
 *
 * @example
 * ```ts
 * import { kernelMessages } from 'portal-kit/portal';
 *
 * export const label = kernelMessages('en-US').rowsPerPage;
 * ```
 */
declare const kernelMessages: MessageCatalogue<{
    /** What these texts are written in, BCP 47: not the locale where there is no translation for it. For `lang`. */
    language: string;
    cancel: string;
    confirm: string;
    save: string;
    add: string;
    close: string;
    retry: string;
    retryIn: (seconds: number) => string;
    loading: string;
    notifications: string;
    dash: string;
    nothingToShow: string;
    dataError: string;
    dataErrorText: string;
    errorTitle: string;
    errorCaption: string;
    offline: string;
    tokenUnavailable: string;
    timeout: string;
    reference: (requestId: string) => string;
    rowsPerPage: string;
    range: (from: number, to: number, total: number | null) => string;
    previousPage: string;
    nextPage: string;
    columns: string;
    density: {
        comfortable: string;
        dense: string;
    };
    clearSearch: string;
    clearFilter: string;
    downloading: (label: string, loadedBytes: number, totalBytes: number | null) => string;
    date: (isoDate: string) => string;
    instant: (iso: string) => string;
    fileSize: (bytes: number) => string;
    widgetFailed: string;
    cases: (count: number) => string;
    bottles: (count: number) => string;
}>;

/** Properties of {@link DestinationButton}. */
interface DestinationButtonProps extends Pick<ButtonLinkProps, 'tone' | 'icon' | 'children'> {
    /** Where it leads. */
    to: Destination;
}
/**
 * A link that looks like a button. Nothing where the host does not show the destination.
 *
 * @example
 * ```tsx
 * import { DestinationButton } from 'portal-kit/portal';
 *
 * export const Back = () => <DestinationButton to={{ to: 'items.list' }}>Items</DestinationButton>;
 * ```
 */
declare function DestinationButton({ to, ...rest }: DestinationButtonProps): react.JSX.Element | undefined;

/** Feature flags of the specification, section 3. */
type FlagId = 'user-roles' | 'user-roles-creation' | 'user-roles-status' | 'user-roles-edit' | 'item-bulk-upload' | 'customer-order-creation' | 'inbound-orders-bulk-upload' | 'outbound-orders-bulk-upload' | 'customers-bulk-upload' | 'inbound-order-edit' | 'outbound-order-edit';
/** One way to hold a feature: a permission, and flags that must all be on. */
interface Need {
    permission: PermissionId;
    flags: readonly FlagId[];
}
/**
 * What every screen and action needs: any of its alternatives. The one table that routes, navigation and widgets ask.
 * Source: specification, sections 2 and 6; domain, 8.1 and 8.3.
 */
declare const features: {
    readonly dashboard: readonly [Need];
    readonly 'inbound-order-list': readonly [Need];
    readonly 'inbound-order-details': readonly [Need];
    readonly 'inbound-order-create': readonly [Need];
    readonly 'inbound-order-edit': readonly [Need];
    readonly 'inbound-order-cancel': readonly [Need];
    readonly 'inbound-order-upload': readonly [Need];
    readonly 'outbound-order-list': readonly [Need];
    readonly 'outbound-order-details': readonly [Need];
    readonly 'outbound-order-create': readonly [Need];
    readonly 'outbound-order-edit': readonly [Need];
    readonly 'outbound-order-cancel': readonly [Need];
    readonly 'outbound-order-upload': readonly [Need];
    readonly 'outbound-order-customer-create': readonly [Need];
    readonly 'item-list': readonly [Need];
    readonly 'item-details': readonly [Need];
    readonly 'item-create': readonly [Need];
    readonly 'item-edit': readonly [Need];
    readonly 'item-upload': readonly [Need];
    readonly 'bulk-uploads': readonly [Need, Need, Need, Need];
    readonly 'customer-list': readonly [Need];
    readonly 'customer-create': readonly [Need];
    readonly 'customer-edit': readonly [Need];
    readonly 'customer-upload': readonly [Need];
    readonly 'supplier-list': readonly [Need];
    readonly 'supplier-create': readonly [Need];
    readonly 'supplier-edit': readonly [Need];
    readonly 'warehouse-list': readonly [Need];
    readonly 'warehouse-create': readonly [Need];
    readonly 'warehouse-edit': readonly [Need];
    readonly 'user-list': readonly [Need];
    readonly 'user-create': readonly [Need];
    readonly 'user-edit': readonly [Need];
};
/** A screen or an action that may be closed to a user. */
type FeatureId = keyof typeof features;
/**
 * Whether any alternative of a feature needs a flag: without the flags nobody can say yes or no.
 *
 * @example
 * ```ts
 * import { dependsOnFlags } from 'portal-kit/portal';
 *
 * export const waitsForFlags = dependsOnFlags('item-upload');
 * ```
 */
declare const dependsOnFlags: (feature: FeatureId) => boolean;
/**
 * Whether a feature is open to somebody with these permissions while these flags are on.
 *
 * @example
 * ```ts
 * import { isOpen } from 'portal-kit/portal';
 *
 * const held = new Set(['ITEM_UPLOAD_MASTER_FILE']);
 *
 * export const mayUpload = isOpen('item-upload', held, new Set(['item-bulk-upload']));
 * ```
 */
declare function isOpen(feature: FeatureId, held: ReadonlySet<string>, enabledFlags: ReadonlySet<string>): boolean;

/** A warehouse that the supplier's goods may lie in. */
interface SupplierWarehouse {
    warehouseId: string;
    name?: string | null | undefined;
}

/** What every widget of one instance shares. */
interface Portal {
    /** The client that widgets call. It carries the user's tokens. */
    sdk: PortalSdk;
    /** Whose data is shown. */
    supplierId: string;
    /** The supplier's warehouses, where the host knows them: saves widgets a call. */
    warehouses?: readonly SupplierWarehouse[] | undefined;
    /** BCP 47, e.g. `en-US`. */
    locale: string;
    /** Where links lead. */
    navigation: NavigationPort;
    /** Whether a screen or an action is open to the user. A courtesy of the screen; the server decides every call. */
    can: (feature: FeatureId) => boolean;
    /** Shows a notification, e.g. that something was saved. */
    notify: (content: PortalNotification) => void;
    /** Tells the host what happens in a widget. Default: nobody listens. */
    emit?: ((event: PortalEvent) => void) | undefined;
    /** A key that leads to a list's search from anywhere in the page. Default none: the keys of a page are its own. */
    searchKey?: string | undefined;
    /** Told of a widget that could not be shown, and of a file that could not be fetched or sent. */
    onFailed?: ((error: unknown) => void) | undefined;
    /** Where forms say that they hold something unsaved, and uploads that they are on their way. Default: nobody asks. */
    unsaved?: UnsavedChanges | undefined;
    /** Where interrupted forms are kept. Default: nowhere. */
    drafts?: DraftStore | undefined;
}
/**
 * What the widgets around share, for a component of the host's own among them.
 *
 * @throws Outside a `PortalProvider` or `EmbedProvider`.
 *
 * @example
 * ```tsx
 * import { usePortal } from 'portal-kit/portal';
 *
 * export function Supplier() {
 *   const { supplierId, can } = usePortal();
 *   return <p>{can('item-create') ? `Adding to ${supplierId}` : supplierId}</p>;
 * }
 * ```
 */
declare function usePortal(): Portal;

/** Properties of {@link PortalProvider}. */
interface PortalProviderProps extends Portal {
    /** From `createPortalQueryClient`. Widgets of one page that share it share what is loaded. */
    queryClient: QueryClient;
    /** Widgets, anywhere below. */
    children: ReactNode;
}
/**
 * Gives widgets their client, supplier, locale and ways out. One per supplier on a page.
 *
 * For a host that has a session of its own, such as the standalone portal; any other page takes `EmbedProvider` of
 * `portal-kit/embed`. Functions and objects are to stay the same from one render to the next.
 *
 * @example
 * ```tsx
 * import { createPortalSdk, type TokenSource } from '@portal-kit/sdk';
 * import { ItemList } from 'portal-kit/item-list';
 * import { createPortalQueryClient, type NavigationPort, PortalProvider } from 'portal-kit/portal';
 *
 * const queryClient = createPortalQueryClient();
 * const everything = () => true;
 *
 * export function startItems(tokens: TokenSource, navigation: NavigationPort) {
 *   const sdk = createPortalSdk({ baseUrl: 'https://portal.example', tokens });
 *   return () => (
 *     <PortalProvider
 *       sdk={sdk}
 *       queryClient={queryClient}
 *       supplierId="SUP-1001"
 *       locale="en-US"
 *       navigation={navigation}
 *       can={everything}
 *       notify={({ title }) => console.log(title)}
 *     >
 *       <ItemList />
 *     </PortalProvider>
 *   );
 * }
 * ```
 */
declare function PortalProvider({ queryClient, children, ...portal }: PortalProviderProps): react.JSX.Element;

interface PortalQueryClientOptions {
    /** Told of every call that fails for good, once, however many widgets wait for it. */
    onError?: (error: unknown) => void;
}
/**
 * A cache of our own, apart from the host's. Kept 60 s; retries are the SDK's. Source: specification, section 9.
 *
 * @example
 * ```ts
 * import { isPortalError } from '@portal-kit/sdk';
 * import { createPortalQueryClient } from 'portal-kit/portal';
 *
 * export const queryClient = createPortalQueryClient({
 *   onError: (error) => console.warn(isPortalError(error) ? error.requestId : error),
 * });
 * ```
 */
declare function createPortalQueryClient({ onError }?: PortalQueryClientOptions): QueryClient;

export { Destination, DestinationButton, NavigationPort, PortalNotification, PortalProvider, createDraftStore, createPortalQueryClient, defineMessages, dependsOnFlags, isOpen, kernelMessages, usePortal };
export type { DestinationButtonProps, Draft, DraftOwner, DraftStore, FeatureId, FlagId, MessageCatalogue, MessageFormat, PluralForms, Portal, PortalProviderProps };
