import '../theme/themes.css';
import '../theme/base.css';

export { classNames } from '../theme/class-names';
export { secondary, tabular, truncate, visuallyHidden } from '../theme/text.css';
