export { useBrowserLayoutEffect } from '../components/layout-effect/use-browser-layout-effect';
export { useIsPhone } from '../components/layout-effect/use-is-phone';
export { textScaleOf } from '../theme/text-scale';
