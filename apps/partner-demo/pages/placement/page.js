const site = await (await fetch('/partner.json')).json();

for (const widget of document.querySelectorAll('portal-item-list, portal-item-form')) {
  widget.apiUrl = site.apiUrl;
  widget.supplierId = widget.id === 'second' ? site.otherSupplierId : site.supplierId;
  widget.getToken = async ({ supplierId, signal }) =>
    (await fetch(`/portal-token?supplierId=${supplierId}`, { signal })).text();
}

document
  .querySelector('#open')
  .addEventListener('click', () => document.querySelector('#dialog').showModal());
