import type { OrderDirection } from '@portal-kit/sdk/orders';

/** Props of every page inside a supplier. */
export interface PageProps {
  supplierId: string;
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Direction of a page of orders. */
  direction?: OrderDirection | undefined;
}
