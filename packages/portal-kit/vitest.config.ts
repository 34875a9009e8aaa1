import { componentTests } from '../../config/component-tests.ts';

export default componentTests();
