import '@portal-kit/ui/theme';
import type { PortalSdk } from '@portal-kit/sdk';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Portal } from '../src/kernel/portal/portal-context';
import { PortalProvider } from '../src/kernel/portal/portal-provider';
import { createPortalQueryClient } from '../src/kernel/portal/query-client';

// Overlays hang on the body, so the theme stands above it, as in the portal.
document.documentElement.dataset.pkTheme = 'light';

/** What a widget asked the server for. */
export interface Asked {
  operation: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  signal: AbortSignal | undefined;
}

/** An SDK whose answers are the test's; `asked` is what it was asked, in order. */
export function fakeSdk(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  const call = async (
    operation: { id: string },
    input: { path?: Record<string, string>; query?: Record<string, unknown> },
    options: { signal?: AbortSignal } = {},
  ) => {
    const one = {
      operation: operation.id,
      path: input.path ?? {},
      query: input.query ?? {},
      signal: options.signal,
    };
    asked.push(one);
    return { data: await answer(one), status: 200, etag: null, requestId: 'req-1' };
  };
  return { sdk: { call } as unknown as PortalSdk, asked };
}

/** A portal for one widget, and what the widget did to it. */
export function fakePortal(portal: Partial<Portal> = {}) {
  const navigation = {
    href: vi.fn(({ to, ...ids }: { to: string }) => `#/${[to, ...Object.values(ids)].join('/')}`),
    go: vi.fn(),
    prepare: vi.fn(),
  };
  const notify = vi.fn();
  const queryClient = createPortalQueryClient();
  const value: Portal = {
    sdk: fakeSdk(() => undefined).sdk,
    supplierId: 'SUP-1001',
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
