import type { Driver } from './driver.ts';

/** Selectors of the markup that plain React and AG Grid share. */
const plain = {
  listPath: '/S00001/items',
  pageSize: { select: '#page-size' },
  switcher: { button: '#switcher', option: '[role=option]' },
  form: { link: '.create', field: '[name=description]' },
  itemsLink: '.section-items',
};

const agGrid: Driver = {
  ...plain,
  name: 'ag-grid',
  title: 'AG Grid',
  row: '.ag-row[row-id]',
  firstRow: '.ag-row[row-index="0"]:not(.ag-opacity-zero)',
  // Renders 25 rows: the 16 visible ones and a buffer below them.
  rowsWhenPainted: 16,
  sort: {
    description: '.ag-header-cell[col-id=description] .ag-header-cell-label',
    other: '.ag-header-cell[col-id=brand] .ag-header-cell-label',
  },
  details: { link: '.ag-row[row-index="0"] a', content: '[data-details]' },
};

const muiDataGrid: Driver = {
  ...plain,
  name: 'mui-data-grid',
  title: 'MUI',
  row: '.MuiDataGrid-row',
  firstRow: '.MuiDataGrid-row[data-rowindex="0"]',
  rowsWhenPainted: 12,
  pageSize: { button: '.MuiTablePagination-select', option: 'li[data-value="100"]' },
  sort: {
    description: '.MuiDataGrid-columnHeader[data-field=description] .MuiDataGrid-columnHeaderTitle',
    other: '.MuiDataGrid-columnHeader[data-field=brand] .MuiDataGrid-columnHeaderTitle',
  },
  switcher: { button: '.MuiAutocomplete-root input', option: '[role=option]' },
  details: { link: '.MuiDataGrid-row a', content: '[data-details]' },
};

const reactAdmin: Driver = {
  ...plain,
  name: 'react-admin',
  title: 'react-admin',
  row: 'tbody tr.MuiTableRow-root',
  firstRow: 'tbody tr.MuiTableRow-root',
  rowsWhenPainted: 100,
  pageSize: { button: '.MuiTablePagination-select', option: 'li[data-value="100"]' },
  sort: {
    description: 'th.column-description .MuiTableSortLabel-root',
    other: 'th.column-brand .MuiTableSortLabel-root',
  },
  switcher: { button: '.MuiAutocomplete-root input', option: '[role=option]' },
  form: { link: 'a[href$="/items/create"]', field: '[name=description]' },
  details: {
    link: 'tbody tr.MuiTableRow-root td',
    content: '.RaSimpleShowLayout-stack, .RaShow-card',
  },
};

const plainReact: Driver = {
  ...plain,
  name: 'plain-react',
  title: 'plain React',
  row: 'tr[data-id]',
  firstRow: 'tr[data-id]',
  rowsWhenPainted: 100,
  sort: { description: 'th[data-column=description] button', other: 'th[data-column=brand] button' },
  details: { link: 'tr[data-id] a', content: '[data-details]' },
};

/** The order of the columns in the table. */
export const peerDrivers: readonly Driver[] = [reactAdmin, muiDataGrid, agGrid, plainReact];
