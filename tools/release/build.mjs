// npm run build: builds the portal as static files for any host.
import { build, ensureInstalled, main } from '../environment/setup.mjs';

main(async () => {
  await ensureInstalled();
  await build('@portal-kit/portal');
  console.log('Built: apps/portal/dist. How to serve it: docs/deploy.md');
});
