import { inject, vi } from 'vitest';

// Stryker provides the mode. The first run of the tests, without a mutant, has no short limit.
if (inject('mode' as never) === 'mutant')
  vi.setConfig({ testTimeout: Number(process.env.PORTAL_MUTATION_TEST_LIMIT_MS) });
