export { component } from '../theme/component';
export { space, stickyHeight, vars } from '../theme/contract.css';
export { baseLayer } from '../theme/layers.css';
export { container, media } from '../theme/media';
export { textAlign } from '../theme/text-align.css';
