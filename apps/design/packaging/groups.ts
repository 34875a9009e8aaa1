/** The entries of packages/ui that have a page, by group of the navigation. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['button', 'menu'],
  Fields: [
    'text-field',
    'text-area',
    'select-field',
    'combo-box',
    'suggest-field',
    'filter-list',
    'search-field',
    'date-field',
    'checkbox-group',
    'switch',
  ],
  Data: ['data-table', 'column-menu', 'plain-table', 'pagination', 'status-dot'],
  Layout: ['app-shell', 'page-header', 'card', 'form-layout'],
  Overlays: ['dialog', 'confirm-dialog', 'drawer', 'popover', 'tooltip'],
  Feedback: ['banner', 'toast-region', 'empty-state', 'spinner', 'skeleton'],
  'Text and symbols': ['avatar', 'icon', 'kbd', 'folded-text', 'isolated-text'],
};
