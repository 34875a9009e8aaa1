import { lazyPart } from '@portal-kit/ui/lazy-part';

/** The lazy confirmation dialog; preload it on the form's first focus. */
export const ConfirmDialog = lazyPart(() =>
  import('@portal-kit/ui/confirm-dialog').then((part) => part.ConfirmDialog),
);
