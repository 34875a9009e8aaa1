import { readFile } from 'node:fs/promises';
import { bundledDocuments } from '@portal-kit/contract/bundled-documents';
import type { ContractDocument } from '@portal-kit/contract/operation';
import type { ExpectedContract } from './context.ts';

/** Reads the contract of this release. */
export async function readContract(): Promise<ExpectedContract> {
  const text = await readFile(new URL('portal.json', bundledDocuments), 'utf8');
  const { info, paths } = JSON.parse(text) as ContractDocument & {
    readonly info: { readonly version: string };
  };
  const reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get?.operationId === undefined
      ? []
      : [{ id: get.operationId, path, hasDataPath: get['x-base'] === 'data' }],
  );
  return { version: info.version, reads };
}
