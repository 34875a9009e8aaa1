export { ToastRegion, type ToastRegionProps } from '../components/toast/toast-region';
