import type { ItemValues, ListResponse, Supplier } from './model';

/** @throws Error when the response has an error status. */
export async function getJson<Body>(path: string): Promise<Body> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

export const fetchSuppliers = () =>
  getJson<ListResponse<Supplier>>('/api/v1/suppliers?limit=5000&sortBy=name&sortDirection=ASC');

export const itemPath = (supplierId: string, itemId: string) =>
  `/api/v1/suppliers/${supplierId}/items/${itemId}`;

/** Returns whether the item was created. */
export async function createItem(supplierId: string, values: ItemValues): Promise<boolean> {
  const response = await fetch(`/api/v1/suppliers/${supplierId}/items`, {
    method: 'POST',
    body: JSON.stringify(values),
  });
  return response.ok;
}
