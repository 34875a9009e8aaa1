import { readFile } from 'node:fs/promises';
import type { ContractDocument } from '../contract/operation.ts';
import { installation } from '../installation.ts';
import type { ExpectedContract } from './context.ts';

/** Reads the contract of this release. */
export async function readContract(): Promise<ExpectedContract> {
  const text = await readFile(new URL('portal.json', installation.contract), 'utf8');
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
