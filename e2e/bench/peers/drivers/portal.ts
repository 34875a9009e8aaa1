import type { Driver } from './driver.ts';

/** Rows of 56 pixels that fill the viewport of 900 pixels. The portal paints them first. */
const rowsPaintedFirst = 17;

/** A supplier of the large sandbox with a long list of items. */
export const portalSupplierId = 'SUP-X0001';
/** A user with access to all 5,000 suppliers. */
export const portalUser = 'root@portal.example';

const row = 'tbody tr:not([aria-hidden])';

export const portalDriver: Driver = {
  name: 'portal',
  title: 'portal',
  listPath: `/${portalSupplierId}/items`,
  row,
  firstRow: row,
  rowsWhenPainted: rowsPaintedFirst,
  pageSize: { select: '[part="pagination"] select' },
  sort: {
    description: 'thead th:has-text("Description") button',
    other: 'thead th:has-text("Supplier Item ID") button',
  },
  switcher: { button: 'button:has-text("SUP-")', option: '[role=option]' },
  form: { link: 'a[href$="/items/create"]', field: '[name=description]' },
  details: { link: `${row} a`, content: 'dl' },
  itemsLink: 'nav a[href$="/items"]',
};
