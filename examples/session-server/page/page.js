const { apiUrl } = await (await fetch('/config.json')).json();

/** Requests a token with its permissions from our server. */
async function requestToken({ reason, signal }) {
  const headers = { Accept: 'application/json' };
  const response = await fetch(`/portal-token?reason=${reason}`, { headers, signal });
  if (response.ok) return response.json();
  throw new Error(`No token: ${await response.text()}`, { cause: response.status });
}

function show(selector) {
  document.querySelector(selector).hidden = false;
}

function showWidget(token) {
  const isForm = location.search === '?add';
  const widget = document.createElement(isForm ? 'portal-item-form' : 'portal-item-list');
  let unused = token;
  widget.apiUrl = apiUrl;
  widget.supplierId = token.supplierId;
  widget.permissions = token.permissions;
  widget.navigation = { 'items.list': '/', 'items.create': '/?add' };
  widget.getToken = async (request) => {
    const { accessToken } = unused ?? (await requestToken(request));
    unused = undefined;
    return accessToken;
  };
  document.querySelector('#widget').append(widget);
}

try {
  showWidget(await requestToken({ reason: 'start' }));
  show('#sign-out');
} catch (error) {
  const isSignedOut = error.cause === 401;
  show(isSignedOut ? '#sign-in' : '#sign-out');
  if (!isSignedOut) document.querySelector('#problem').textContent = error.message;
}
