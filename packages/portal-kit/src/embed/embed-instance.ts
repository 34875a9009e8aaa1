import { createPortalSdk, type PortalSdk } from '@portal-kit/sdk';
import { ToastQueue } from '@portal-kit/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { createPortalQueryClient } from '../kernel/portal/query-client';
import { createEmbedTokens, type GetToken } from './embed-tokens';

export interface EmbedInstanceOptions {
  apiUrl: string;
  supplierId: string;
  getToken: GetToken;
  fetch: typeof globalThis.fetch | undefined;
  onError: (error: unknown) => void;
}

/** What the widgets of one provider share, and nobody else has. */
export interface EmbedInstance {
  sdk: PortalSdk;
  queryClient: QueryClient;
  toasts: ToastQueue;
  /** Calls on their way are aborted, and what others had brought is forgotten. No call goes out any more. */
  close: () => void;
  /** After `close`: calls go out again. */
  reopen: () => void;
}

export function createEmbedInstance(options: EmbedInstanceOptions): EmbedInstance {
  const { apiUrl, supplierId, getToken, fetch, onError } = options;
  const tokens = createEmbedTokens({ getToken, supplierId });
  const queryClient = createPortalQueryClient({ onError });
  const toasts = new ToastQueue();
  let closing = new AbortController();
  const sdk = createPortalSdk({
    baseUrl: apiUrl,
    tokens,
    get signal() {
      return closing.signal;
    },
    ...(fetch && { fetch }),
  });
  return {
    sdk,
    queryClient,
    toasts,
    close: () => {
      closing.abort();
      tokens.close();
      queryClient.clear();
      toasts.clear();
    },
    reopen: () => {
      if (closing.signal.aborted) closing = new AbortController();
    },
  };
}
