export { useBrowserLayoutEffect } from '../components/layout-effect/use-browser-layout-effect';
