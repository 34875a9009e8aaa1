import '@portal-kit/ui/theme';
import type { PortalSdk, TransferOptions } from '@portal-kit/sdk';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { PortalProvider, type PortalProviderProps } from '../src/domain/provider/portal-provider';
import { createPortalQueryClient, type PortalQueryClientOptions } from '../src/kernel/queries/query-client';
import { fakeClient } from './fake-client';

// Overlays render into the body, so the theme is set on the root element, as in the portal.
document.documentElement.dataset.pkTheme = 'light';
// Container queries of widgets use the width of the window.
document.body.style.container = 'pk / inline-size';

/** A request of a widget. */
export interface WidgetRequest {
  operation: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  signal: AbortSignal | undefined;
  idempotencyKey: string | undefined;
  ifMatch: string | null | undefined;
  onProgress: TransferOptions['onProgress'];
}

type Input = Partial<Pick<WidgetRequest, 'path' | 'query' | 'body'>>;

/**
 * Creates an SDK whose responses come from the test. `requests` contains the requests in order. A download resolves
 * with the file.
 */
export function fakeSdk(respond: (request: WidgetRequest) => unknown) {
  const requests: WidgetRequest[] = [];
  const send = async ({ id }: { id: string }, input: Input, options: TransferOptions = {}) => {
    const { path = {}, query = {}, body } = input;
    const { signal, idempotencyKey, ifMatch, onProgress } = options;
    const request: WidgetRequest = {
      operation: id,
      path,
      query,
      body,
      signal,
      idempotencyKey,
      ifMatch,
      onProgress,
    };
    requests.push(request);
    return respond(request);
  };
  const call = async (...call: Parameters<typeof send>) => ({
    data: await send(...call),
    status: 200,
    etag: null,
    requestId: 'req-1',
  });
  const client = fakeClient(call);
  const download = async (...request: Parameters<PortalSdk['client']['GET']>) =>
    (await client.GET(...request)).data;
  return { sdk: { client, download } as unknown as PortalSdk, requests };
}

type FakePortal = Omit<PortalProviderProps, 'queryClient' | 'children'>;

/** Creates a portal for one widget, with spies for its effects. */
export function fakePortal(portal: Partial<FakePortal> = {}, options?: PortalQueryClientOptions) {
  const navigation = {
    href: vi.fn(({ to, ...ids }: { to: string }) => `#/${[to, ...Object.values(ids)].join('/')}`),
    go: vi.fn(),
    prepare: vi.fn(),
  };
  const notify = vi.fn();
  const queryClient = createPortalQueryClient(options);
  const value: FakePortal = {
    sdk: fakeSdk(() => undefined).sdk,
    supplierId: 'SUP-1001',
    warehouses: [
      { warehouseId: 'WH-NJ', name: 'Newark' },
      { warehouseId: 'WH-CA', name: 'Napa' },
    ],
    locale: 'en-US',
    navigation,
    can: () => true,
    notify,
    ...portal,
  };
  const inside = (children: ReactNode) => (
    <PortalProvider queryClient={queryClient} {...value}>
      {children}
    </PortalProvider>
  );
  return { inside, navigation, notify, can: value.can, queryClient };
}
