import type { CDPSession } from 'playwright';

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

/** What the page's own program holds. Compiled code, shapes and the browser's objects come and go by themselves. */
const ownKinds = new Set(['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure']);

/** Bytes of all objects, arrays, strings and closures that are still reachable. */
export async function ownBytes(cdp: CDPSession): Promise<number> {
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
