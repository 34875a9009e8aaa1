export { component } from '../theme/component';
export { vars } from '../theme/contract.css';
export { container, media } from '../theme/media';
export { textAlign } from '../theme/text-align.css';
