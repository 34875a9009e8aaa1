import type { ReactNode } from 'react';
import type { EmbedInputs } from '../host/embed-inputs';
import type { HostNavigation, NavigationInput } from '../host/host-navigation';
import { EmbedScope } from './embed-scope';
import { IsolatedScope } from './isolated-scope';

/** Properties of {@link EmbedProvider}. */
export interface EmbedProviderProps<Navigation extends HostNavigation = HostNavigation>
  extends Omit<EmbedInputs, 'navigation'>,
    NavigationInput<Navigation> {
  /**
   * Renders the widgets in a shadow root, so that the page can style them only with custom properties and `::part`. On
   * a server the widgets are empty until the page hydrates. Default false.
   */
  isIsolated?: boolean;
  /** Class of the element around the widgets. Ignored if `isIsolated`. */
  className?: string;
  /** The widgets, at any depth. */
  children: ReactNode;
}

/**
 * Provides the widgets below it with a supplier, a token and navigation. A page may have several providers: they share
 * neither tokens nor data, and a failure in one does not affect the others.
 *
 * @remarks Tokens and data stay in memory; the browser stores nothing, unless you set `drafts`. Import
 * `portal-kit/styles.css` once, unless `isIsolated`. Inline functions are allowed: a render with new functions sends no
 * request. The provider throws no errors: widgets show their failures and pass them to `onError`.
 *
 * @example
 * ```tsx
 * import { EmbedProvider } from 'portal-kit/embed';
 * import { ItemList } from 'portal-kit/item-list';
 * import 'portal-kit/styles.css';
 *
 * export const Stock = () => (
 *   <EmbedProvider
 *     apiUrl="https://portal.example"
 *     supplierId="SUP-1001"
 *     getToken={async ({ signal }) => (await fetch('/portal-token', { signal })).text()}
 *     navigation={{ 'items.details': '/stock/{itemId}' }}
 *   >
 *     <ItemList />
 *   </EmbedProvider>
 * );
 * ```
 */
export function EmbedProvider<const Navigation extends HostNavigation = HostNavigation>({
  isIsolated = false,
  className,
  ...rest
}: EmbedProviderProps<Navigation>) {
  return isIsolated ? <IsolatedScope {...rest} /> : <EmbedScope className={className} {...rest} />;
}
