export { listViews } from './list-views';
export { ViewsButton } from './views-button';
