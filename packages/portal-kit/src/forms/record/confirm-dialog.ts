import { lazyPart } from '@portal-kit/ui/lazy-part';

/** Its code is for those who fill a form in: preload it with the first focus. */
export const ConfirmDialog = lazyPart(
  async () => (await import('@portal-kit/ui/confirm-dialog')).ConfirmDialog,
);
