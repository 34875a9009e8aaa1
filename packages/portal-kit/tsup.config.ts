import { componentLibrary } from '../../tsup.shared';

export default componentLibrary({ stylesUnder: ['../ui/dist/styles.css'] });
