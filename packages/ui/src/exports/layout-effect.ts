export { useBrowserLayoutEffect } from '../components/layout-effect/use-browser-layout-effect';
export { textScaleOf } from '../theme/text-scale';
