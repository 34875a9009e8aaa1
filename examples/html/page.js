const portal = { apiUrl: 'http://127.0.0.1:4320', supplierId: 'SUP-1001' };

/** Addresses of the widgets' links. */
const navigation = { 'items.list': '#/', 'items.details': '#/items/{itemId}', 'items.create': '#/add' };

// The sandbox issues a token without authentication. In production, request the token from your server.
async function getToken({ signal }) {
  const response = await fetch(`${portal.apiUrl}/__sandbox/token?user=dana@halberd.example`, { signal });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
}

/** The tag and the inputs of the widget at an address. */
function widgetAt(hash) {
  if (hash === '#/add') return ['portal-item-form', {}];
  const [, itemId] = /^#\/items\/([^/]+)$/.exec(hash) ?? [];
  return itemId ? ['portal-item-details', { itemId: decodeURIComponent(itemId) }] : ['portal-item-list', {}];
}

function show() {
  const [tag, inputs] = widgetAt(location.hash);
  const widget = Object.assign(document.createElement(tag), { ...portal, ...inputs, navigation, getToken });
  widget.addEventListener('item.saved', ({ detail }) => {
    document.querySelector('#status').textContent = `Saved ${detail.item?.sku ?? 'the item'}.`;
  });
  document.querySelector('main').replaceChildren(widget);
}

window.addEventListener('hashchange', show);
show();
