export { component } from '../theme/component';
export { space, vars } from '../theme/contract.css';
export { container, media } from '../theme/media';
export { textAlign } from '../theme/text-align.css';
