import { componentLibrary } from '../../config/tsup';

export default componentLibrary();
