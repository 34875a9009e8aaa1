import { mergeConfig } from 'vitest/config';
import { componentTests } from '../../vitest.shared.ts';

// What portal-kit and the tests bring in; see `packagesImported`.
export default mergeConfig(componentTests(), {
  optimizeDeps: { include: ['xstate', 'vitest-browser-react'] },
});
