import type { Routes } from '@angular/router';

// Each page loads its widget when it opens.
export const routes: Routes = [
  { path: '', loadComponent: async () => (await import('./pages/stock')).StockPage },
  { path: 'items/:itemId', loadComponent: async () => (await import('./pages/item')).ItemPage },
  { path: 'add', loadComponent: async () => (await import('./pages/add-item')).AddItemPage },
];
