'use client';
import type { ReactNode } from 'react';
import type { EmbedInputs } from './embed-inputs';
import { EmbedScope } from './embed-scope';
import { IsolatedScope } from './isolated-scope';

/** Properties of {@link EmbedProvider}. */
export interface EmbedProviderProps extends EmbedInputs {
  /**
   * Puts the widgets into a shadow root, where no style of the page reaches them; custom properties do. Rendered on a
   * server they are empty until the page runs. Default false.
   */
  isIsolated?: boolean;
  /** Of the element around the widgets; not where they are isolated. */
  className?: string;
  /** Widgets, anywhere below. */
  children: ReactNode;
}

/**
 * Gives the widgets below it their supplier, their token and their ways out. Several may stand on one page: they share
 * nothing, neither tokens nor data, and one that fails leaves the others alone.
 *
 * @remarks Tokens and data stay in memory; nothing is stored in the browser. Import `portal-kit/styles.css` once, unless
 * `isIsolated`. Functions may be new ones on every render. Nothing is thrown: failures are shown inside the widgets and
 * told by `onError`.
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
export function EmbedProvider({ isIsolated = false, className, ...rest }: EmbedProviderProps) {
  return isIsolated ? <IsolatedScope {...rest} /> : <EmbedScope className={className} {...rest} />;
}
