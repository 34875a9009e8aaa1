import { mountItemDetails } from 'portal-kit/elements/item-details';
import { defineItemListElement, type ItemListElement } from 'portal-kit/elements/item-list';
import type { GetToken } from 'portal-kit/embed';

const { sandbox: apiUrl = '' } = document.body.dataset;

const getToken: GetToken = async ({ signal }) =>
  (await fetch(`${apiUrl}/__sandbox/token?user=dana@halberd.example`, { signal })).text();

defineItemListElement();
const list = document.querySelector<ItemListElement>('portal-item-list');
if (list) {
  list.apiUrl = apiUrl;
  list.getToken = getToken;
}

export const details = mountItemDetails(document.querySelector('#item'), {
  apiUrl,
  supplierId: 'SUP-1001',
  itemId: 'ITM-1001',
  getToken,
});
