// npm run check: everything that can be known without running the product.
import { ensureInstalled, main } from './setup.mjs';

main(async () => {
  await ensureInstalled();
  const { check } = await import('./checks.mjs');
  const { passed, failed } = await check();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
