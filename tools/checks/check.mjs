// npm run check: every check that does not start the product.
import { ensureInstalled, main } from '../environment/setup.mjs';

main(async () => {
  await ensureInstalled();
  const { runChecks } = await import('./run-checks.mjs');
  const { passed, failed } = await runChecks();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
