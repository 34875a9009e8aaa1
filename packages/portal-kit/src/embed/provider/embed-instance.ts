import { createPortalSdk, type PortalSdk, type RequestObserver } from '@portal-kit/sdk';
import { ToastQueue } from '@portal-kit/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { createPortalQueryClient } from '../../kernel/queries/query-client';
import { createEmbedTokens, type GetToken } from '../host/embed-tokens';
import type { SavingSource } from '../host/unsaved-work';

export interface EmbedInstanceOptions {
  apiUrl: string;
  dataBasePath: string | undefined;
  supplierId: string;
  getToken: GetToken;
  fetch: typeof globalThis.fetch | undefined;
  onError: (error: unknown) => void;
  observer: RequestObserver;
}

/** State of one provider. All widgets of the provider share this state. */
export interface EmbedInstance extends SavingSource {
  sdk: PortalSdk;
  queryClient: QueryClient;
  toasts: ToastQueue;
  /**
   * Aborts all reads and discards data and the token, after running saves have ended. A save continues, because the server
   * may already have stored it, and it may need more reads.
   */
  close: () => void;
  /** Allows calls again after `close`. */
  reopen: () => void;
}

export function createEmbedInstance(options: EmbedInstanceOptions): EmbedInstance {
  const { apiUrl, dataBasePath, supplierId, getToken, fetch, onError, observer } = options;
  const tokens = createEmbedTokens({ getToken, supplierId });
  const queryClient = createPortalQueryClient({ onError });
  const toasts = new ToastQueue();
  const isSaving = () => queryClient.isMutating() > 0;
  const onSavingChanged = (listener: () => void) => queryClient.getMutationCache().subscribe(listener);
  const whenSaved = (then: () => void) => {
    if (!isSaving()) return then();
    const stop = onSavingChanged(() => {
      if (isSaving()) return;
      stop();
      // The caller of the save handles its outcome first.
      setTimeout(() => whenSaved(then));
    });
  };
  let controller = new AbortController();
  let isClosed = false;
  const sdk = createPortalSdk({
    baseUrl: apiUrl,
    tokens,
    get signal() {
      return controller.signal;
    },
    abortsChanges: false,
    observer,
    ...(dataBasePath !== undefined && { dataBasePath }),
    ...(fetch && { fetch }),
  });
  return {
    sdk,
    queryClient,
    toasts,
    isSaving,
    onSavingChanged,
    whenSaved,
    close: () => {
      isClosed = true;
      whenSaved(() => {
        if (!isClosed) return;
        controller.abort();
        tokens.close();
        // The cache does not stop the timers of finished saves.
        for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy();
        queryClient.clear();
        toasts.clear();
      });
    },
    reopen: () => {
      isClosed = false;
      if (controller.signal.aborted) controller = new AbortController();
    },
  };
}
