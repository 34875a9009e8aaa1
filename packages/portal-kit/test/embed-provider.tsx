import { vi } from 'vitest';
import type { EmbedError } from '../src/embed/host/embed-error';
import { EmbedProvider, type EmbedProviderProps } from '../src/embed/provider/embed-provider';
import { ItemList } from '../src/features/items/list/item-list.widget';
import { startEmbedServer } from './embed-server';

/**
 * Starts a fake server, and creates a provider with an item list. `element` creates the provider, with changed
 * properties for a rerender.
 */
export function startProvider(props: Partial<EmbedProviderProps> = {}, server = startEmbedServer()) {
  const errors: EmbedError[] = [];
  const getToken = vi.fn<EmbedProviderProps['getToken']>(async () => 'token-1');
  const element = (changed: Partial<EmbedProviderProps> = {}) => (
    <EmbedProvider
      apiUrl="https://portal.example"
      supplierId="SUP-1"
      getToken={getToken}
      fetch={server.fetch}
      onError={(error) => errors.push(error)}
      {...props}
      {...changed}
    >
      {changed.children ?? props.children ?? <ItemList />}
    </EmbedProvider>
  );
  return { element, server, getToken, errors };
}
