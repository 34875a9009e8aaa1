import { mergeConfig } from 'vitest/config';
import { componentTests } from '../../config/component-tests.ts';

// Packages that portal-kit and the tests import; see `packagesImported`.
export default mergeConfig(componentTests(), {
  optimizeDeps: { include: ['xstate', 'vitest-browser-react'] },
});
