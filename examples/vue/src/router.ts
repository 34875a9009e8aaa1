import type { Destination, NavigationPort } from 'portal-kit/element-inputs';
import { createRouter, createWebHistory } from 'vue-router';

// Each page loads its widget when it opens.
export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: () => import('./pages/stock.vue') },
    { path: '/items/:itemId', component: () => import('./pages/item.vue'), props: true },
    { path: '/add', component: () => import('./pages/add-item.vue') },
  ],
});

function addressOf(destination: Destination): string | undefined {
  if (destination.to === 'items.list') return '/';
  if (destination.to === 'items.create') return '/add';
  if (destination.to === 'items.details') return `/items/${encodeURIComponent(destination.itemId)}`;
  return undefined;
}

/** Links of the widgets navigate with the router. A destination without an address has no link. */
export const navigation: NavigationPort = {
  href: addressOf,
  go: (destination) => void router.push(addressOf(destination) ?? '/'),
};
