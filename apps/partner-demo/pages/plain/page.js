const site = await (await fetch('/partner.json')).json();

for (const widget of document.querySelectorAll('portal-item-list, portal-bulk-upload')) {
  widget.apiUrl = site.apiUrl;
  widget.supplierId = site.supplierId;
  widget.getToken = async ({ supplierId, signal }) =>
    (await fetch(`/portal-token?supplierId=${supplierId}`, { signal })).text();
}
