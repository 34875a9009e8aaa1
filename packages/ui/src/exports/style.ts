export { component } from '../theme/component';
export { vars } from '../theme/contract.css';
export { media } from '../theme/media';
