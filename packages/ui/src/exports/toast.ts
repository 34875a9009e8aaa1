export { type ToastContent, ToastQueue, toastTimeoutMs } from '../components/toast/toast-queue';
