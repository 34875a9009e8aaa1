export { listViews } from './list-views';
export { ViewsButton } from './views-button';

export const loadMenu = async () => (await import('./views-menu.part')).ViewsMenu;
