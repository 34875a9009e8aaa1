import { componentTests } from '../../vitest.shared.ts';

export default componentTests();
