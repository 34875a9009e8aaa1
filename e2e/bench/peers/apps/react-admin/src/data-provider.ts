import type { DataProvider, RaRecord } from 'react-admin';
import { getJson, itemPath } from '../../shared/api';
import { itemsPath } from '../../shared/list-state';
import type { Item, ListResponse } from '../../shared/model';

/** The items of a supplier as react-admin reads them. The application calls no other methods. */
export const dataProviderOf = (supplierId: string): DataProvider =>
  ({
    getList: async (_, { pagination = { page: 1, perPage: 10 }, sort, filter }) => {
      const state = {
        page: pagination.page - 1,
        size: pagination.perPage,
        orderBy: sort?.field ?? 'sku',
        order: sort?.order ?? 'ASC',
        search: filter.q ?? '',
      };
      const { data, meta } = await getJson<ListResponse<Item>>(itemsPath(supplierId, state));
      return { data, total: meta.total };
    },
    getOne: async (_, { id }) => ({ data: await getJson<Item>(itemPath(supplierId, String(id))) }),
    getMany: async () => ({ data: [] }),
    getManyReference: async () => ({ data: [], total: 0 }),
    create: async (_, { data }) => {
      const response = await fetch(`/api/v1/suppliers/${supplierId}/items`, {
        method: 'POST',
        body: JSON.stringify(data),
      });
      if (!response.ok) throw new Error(`the item was not created: ${response.status}`);
      return { data: await response.json() };
    },
    update: async (_, { data }) => ({ data }),
    updateMany: async () => ({ data: [] }),
    delete: async () => ({ data: {} as RaRecord }),
    deleteMany: async () => ({ data: [] }),
  }) as DataProvider;
