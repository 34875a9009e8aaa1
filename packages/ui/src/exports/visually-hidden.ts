export { visuallyHidden, visuallyHiddenStyle } from '../theme/visually-hidden.css';
