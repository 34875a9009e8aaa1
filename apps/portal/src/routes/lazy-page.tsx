import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import type { ComponentType } from 'react';
import { loadingPage, throwPageLoadError } from './page-loading';

/** Props of every page inside a supplier. */
export interface PageProps {
  supplierId: string;
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Direction of a page of orders. */
  direction?: OrderDirection | undefined;
}

/** A page whose code loads on demand. */
export const lazyPage = (load: () => Promise<{ default: ComponentType<PageProps> }>): LazyPart<PageProps> =>
  lazyPart<PageProps>(async () => (await load().catch(throwPageLoadError)).default, loadingPage);
