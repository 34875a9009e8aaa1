import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import type { ComponentType, FunctionComponent } from 'react';
import { loadingPage, throwPageLoadError } from './page-loading';

/** Props of every page inside a supplier. */
export interface PageProps {
  supplierId: string;
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Direction of a page of orders. */
  direction?: OrderDirection | undefined;
}

/** The page of a route: a component, or a {@link lazyPage}. */
export type RoutePage = FunctionComponent<PageProps> & Partial<Pick<LazyPart<PageProps>, 'load' | 'preload'>>;

/** Creates a page whose code loads on demand. */
export const lazyPage = (load: () => Promise<{ default: ComponentType<PageProps> }>): LazyPart<PageProps> =>
  lazyPart<PageProps>(async () => (await load().catch(throwPageLoadError)).default, loadingPage);
