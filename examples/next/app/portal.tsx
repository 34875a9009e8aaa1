'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type Destination, EmbedProvider, type NavigationPort, type TokenRequest } from 'portal-kit/embed';
import { type ReactNode, useMemo, useState } from 'react';

async function getToken({ reason, signal }: TokenRequest): Promise<string> {
  const response = await fetch(`/portal-token?reason=${reason}`, { signal });
  if (!response.ok) throw new Error(`No token: ${response.status}`);
  return response.text();
}

function addressOf(destination: Destination): string | undefined {
  if (destination.to === 'items.list') return '/';
  if (destination.to === 'items.create') return '/add';
  if (destination.to === 'items.details') return `/items/${encodeURIComponent(destination.itemId)}`;
  return undefined;
}

/** The frame of every page, with one provider for all widgets. */
export function Portal({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [status, setStatus] = useState('');
  /** Links of the widgets navigate with the router. A destination without an address has no link. */
  const navigation = useMemo<NavigationPort>(
    () => ({
      href: addressOf,
      go: (destination) => router.push(addressOf(destination) ?? '/'),
      prepare: (destination) => router.prefetch(addressOf(destination) ?? '/'),
    }),
    [router],
  );
  return (
    <EmbedProvider
      apiUrl="http://127.0.0.1:4320"
      supplierId="SUP-1001"
      getToken={getToken}
      navigation={navigation}
      onEvent={({ type, detail }) => {
        if (type === 'item.saved') setStatus(`Saved ${detail.item?.sku ?? 'the item'}.`);
      }}
    >
      <header>
        <Link href="/">Our stock</Link>
        <p role="status">{status}</p>
      </header>
      <main>{children}</main>
    </EmbedProvider>
  );
}
