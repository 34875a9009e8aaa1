import type { CDPSession } from 'playwright';

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

/** Node types of the page's own data. Compiled code, shapes and browser objects vary between runs. */
const ownKinds = new Set(['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure']);

/** Measures the size in bytes of all reachable objects, arrays, strings and closures. */
export async function measureOwnBytes(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  const kinds = types[typeAt] as readonly string[];
  let sum = 0;
  for (let start = 0; start < nodes.length; start += fields.length) {
    if (ownKinds.has(kinds[nodes[start + typeAt] ?? -1] ?? '')) sum += nodes[start + sizeAt] ?? 0;
  }
  return sum;
}
