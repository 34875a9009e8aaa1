export {
  type ToastContent,
  type ToastDisplay,
  type ToastLink,
  ToastQueue,
  toastTimeoutMs,
} from '../components/toast/toast-queue';
