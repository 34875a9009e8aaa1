export { classNames } from '../theme/class-names';
