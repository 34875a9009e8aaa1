import { control } from '../control.js';
import { button, el, empty } from '../dom.js';
import { moveDialog } from './move-dialog.js';

/** Search text, kept while the page is open. */
const kept = { search: '' };

/** @type {import('../sandbox.js').View} */
export async function ordersView({ act }) {
  const { total, data: orders } = await control.orders(kept.search);
  const search = el('input', {
    type: 'search',
    name: 'search',
    value: kept.search,
    placeholder: 'Order, supplier, PO number, status …',
    'aria-label': 'Search orders',
  });
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Orders'),
    el(
      'p',
      { class: 'lead' },
      'Moves an order to another status as the warehouse does, for example to receiving, picking or shipped. The list contains orders that can be moved, the most recently changed first.',
    ),
    el(
      'form',
      {
        class: 'toolbar',
        role: 'search',
        onsubmit: (event) => {
          event.preventDefault();
          kept.search = search.value.trim();
          act(async () => {}, 'Orders found.');
        },
      },
      search,
      el('button', {}, 'Search'),
      el(
        'span',
        { class: 'muted' },
        total > orders.length
          ? `${orders.length} of ${total} orders`
          : `${total} ${total === 1 ? 'order' : 'orders'}`,
      ),
    ),
    orders.length === 0
      ? empty('No orders', 'No order that can be moved matches the search text.')
      : el(
          'div',
          { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': 'Orders' },
          el(
            'table',
            {},
            el(
              'thead',
              {},
              el(
                'tr',
                {},
                ['Order', 'Status', 'PO number', 'Move to'].map((text) => el('th', { scope: 'col' }, text)),
              ),
            ),
            el(
              'tbody',
              {},
              orders.map((order) => orderRow(order, act)),
            ),
          ),
        ),
  );
}

/** @param {import('../control.js').Order} order @param {import('../sandbox.js').Page['act']} act */
const orderRow = (order, act) =>
  el(
    'tr',
    {},
    el(
      'td',
      {},
      el('span', { class: 'fault-name' }, order.orderId),
      el('span', { class: 'muted block' }, `${order.supplierId}, ${order.direction.toLowerCase()}`),
    ),
    el('td', {}, order.status),
    el('td', {}, order.poNumber ?? '—'),
    el(
      'td',
      { class: 'wide' },
      el(
        'div',
        { class: 'moves' },
        order.next.map((to) =>
          button(to, () => moveDialog(order, to, act), {
            class: 'small',
            'aria-label': `Move ${order.orderId} to ${to}`,
          }),
        ),
      ),
    ),
  );
