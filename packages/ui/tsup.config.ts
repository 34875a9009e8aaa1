import { componentLibrary } from '../../tsup.shared';

export default componentLibrary();
