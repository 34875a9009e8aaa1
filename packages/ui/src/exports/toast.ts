export {
  type ToastContent,
  type ToastDisplay,
  ToastQueue,
  toastTimeoutMs,
} from '../components/toast/toast-queue';
