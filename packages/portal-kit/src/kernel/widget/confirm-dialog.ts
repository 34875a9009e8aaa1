import { lazyPart } from '@portal-kit/ui/lazy-part';

/** The confirmation dialog, loaded on demand. Preload it when the user may open it soon. */
export const ConfirmDialog = lazyPart(() =>
  import('@portal-kit/ui/confirm-dialog').then((part) => part.ConfirmDialog),
);
