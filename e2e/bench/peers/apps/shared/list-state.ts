export const pageSizes = [10, 20, 50, 100];

/** The state of the item list. The address of the page contains every value that is not the default. */
export interface ListState {
  /** Page index from 0. */
  readonly page: number;
  readonly size: number;
  readonly orderBy: string;
  readonly order: string;
  readonly search: string;
}

export function readListState(params: URLSearchParams): ListState {
  return {
    page: Number(params.get('page') || 0),
    size: Number(params.get('rowsPerPage') || 10),
    orderBy: params.get('orderBy') || 'sku',
    order: params.get('order') || 'ASC',
    search: params.get('searchInput') || '',
  };
}

export function listStateParams({ page, size, orderBy, order, search }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (page) params.set('page', String(page));
  if (size !== 10) params.set('rowsPerPage', String(size));
  if (orderBy !== 'sku') params.set('orderBy', orderBy);
  if (order !== 'ASC') params.set('order', order);
  if (search) params.set('searchInput', search);
  return params;
}

/** The address of a page of items in the API. */
export function itemsPath(supplierId: string, { page, size, orderBy, order, search }: ListState): string {
  const range = `limit=${size}&offset=${page * size}&sortBy=${orderBy}&sortDirection=${order}`;
  const filter = search ? `&searchString=${encodeURIComponent(search)}` : '';
  return `/api/v1/suppliers/${supplierId}/items?${range}${filter}`;
}
