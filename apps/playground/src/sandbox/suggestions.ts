import type { PlaygroundState } from '../address/playground-state';
import type { LiveSandbox } from './live-sandbox';
import { people, suppliers } from './people';

/** An existing record, for a field that takes its ID. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
}

interface Source {
  readonly path: string;
  readonly id: string;
  readonly label: string;
}

/** Finds the list in the sandbox that contains an input's values. */
function findSource(input: string, { widget, supplier, inputs }: PlaygroundState): Source | undefined {
  const base = `/api/v1/suppliers/${supplier}`;
  const isOrder = widget.startsWith('order-');
  if (input === 'itemId' || (input === 'copyOf' && !isOrder))
    return { path: `${base}/items?limit=50`, id: 'itemId', label: 'description' };
  if (input === 'orderId' || input === 'copyOf')
    return {
      path: `${base}/${inputs.direction ?? 'outbound'}-orders?limit=50`,
      id: 'orderId',
      label: 'status',
    };
  if (input === 'customerId') return { path: `${base}/customers?limit=50`, id: 'customerId', label: 'name' };
  if (input === 'warehouseId') return { path: base, id: 'warehouseId', label: 'name' };
  return undefined;
}

const fixed: Readonly<Record<string, readonly Suggestion[]>> = {
  shownSupplierId: suppliers.map(({ id, name }) => ({ id, label: name })),
  editedSupplierId: suppliers.map(({ id, name }) => ({ id, label: name })),
  email: people.map(({ email, name }) => ({ id: email, label: name })),
  ownEmail: people.map(({ email, name }) => ({ id: email, label: name })),
};

/**
 * Reads the records that exist in the sandbox for an input. Returns an empty list for other inputs and while calls
 * fail.
 */
export async function readSuggestions(
  sandbox: LiveSandbox,
  input: string,
  state: PlaygroundState,
): Promise<readonly Suggestion[]> {
  const known = fixed[input];
  const source = findSource(input, state);
  if (known || !source) return known ?? [];
  try {
    const token = await sandbox.token(state.user);
    // Suppliers take the token in another header than their records.
    const headers = { Authorization: `Bearer ${token}`, 'Access-Token': token };
    const response = await sandbox.fetch(new Request(`https://portal.example${source.path}`, { headers }));
    const body = (await response.json()) as Record<string, readonly Record<string, string>[] | undefined>;
    return (body.data ?? body.warehouses ?? []).map((row) => ({
      id: row[source.id] ?? '',
      label: row[source.label] ?? '',
    }));
  } catch {
    return [];
  }
}
