const list = document.querySelector('portal-item-list');

list.apiUrl = document.body.dataset.sandbox;
list.getToken = async ({ signal }) => {
  const response = await fetch(`${list.apiUrl}/__sandbox/token?user=dana@halberd.example`, { signal });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
};
