// npm run build: the portal as static files, for any host.
import { buildPortal } from './portal-build.mjs';
import { ensureInstalled, main } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  await buildPortal();
  console.log('Built: apps/portal/dist. How to serve it: docs/deploy.md');
});
