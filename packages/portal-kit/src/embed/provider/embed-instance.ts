import { createPortalSdk, type PortalSdk } from '@portal-kit/sdk';
import { ToastQueue } from '@portal-kit/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { createPortalQueryClient } from '../../kernel/portal/query-client';
import { createEmbedTokens, type GetToken } from '../host/embed-tokens';

export interface EmbedInstanceOptions {
  apiUrl: string;
  dataBasePath: string | undefined;
  supplierId: string;
  getToken: GetToken;
  fetch: typeof globalThis.fetch | undefined;
  onError: (error: unknown) => void;
}

/** State of one provider. All widgets of the provider share this state. */
export interface EmbedInstance {
  sdk: PortalSdk;
  queryClient: QueryClient;
  toasts: ToastQueue;
  /** Aborts all calls and discards all data and the token. Later calls abort at once. */
  close: () => void;
  /** Allows calls again after `close`. */
  reopen: () => void;
}

export function createEmbedInstance(options: EmbedInstanceOptions): EmbedInstance {
  const { apiUrl, dataBasePath, supplierId, getToken, fetch, onError } = options;
  const tokens = createEmbedTokens({ getToken, supplierId });
  const queryClient = createPortalQueryClient({ onError });
  const toasts = new ToastQueue();
  let controller = new AbortController();
  const sdk = createPortalSdk({
    baseUrl: apiUrl,
    tokens,
    get signal() {
      return controller.signal;
    },
    ...(dataBasePath !== undefined && { dataBasePath }),
    ...(fetch && { fetch }),
  });
  return {
    sdk,
    queryClient,
    toasts,
    close: () => {
      controller.abort();
      tokens.close();
      queryClient.clear();
      toasts.clear();
    },
    reopen: () => {
      if (controller.signal.aborted) controller = new AbortController();
    },
  };
}
