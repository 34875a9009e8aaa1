import { type ContractOperation, examplesOf } from '../contract/contract.ts';

/** What a caller may ask of Prism's mocker by the `Prefer` header (RFC 7240 preferences). */
export interface MockPreference {
  /** As it was written: it may be no status at all. */
  readonly code?: string;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
}

/** `undefined` when the header asks nothing of the mocker. */
export function readPrefer(header: string | undefined): MockPreference | undefined {
  const preferences = new Map(
    (header ?? '')
      .split(/[,;]/)
      .map((preference) => preference.trim().split('='))
      .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]),
  );
  const code = preferences.get('code');
  const exampleKey = preferences.get('example');
  const dynamic = preferences.get('dynamic') === 'true';
  if (!code && !exampleKey && !dynamic) return undefined;
  return { dynamic, ...(code ? { code } : {}), ...(exampleKey ? { exampleKey } : {}) };
}

/** Why an operation has no such answer, or `undefined` when it has: Prism would take another one, or blame the server. */
export function unknownPreference(
  operation: ContractOperation,
  { code, exampleKey, dynamic }: MockPreference,
): string | undefined {
  if (code === undefined) return undefined;
  const examples = examplesOf(operation, code);
  if (!examples) {
    return `The contract has no status ${code} of ${operation.operationId}. It has ${operation.documentedStatuses.join(', ')}.`;
  }
  if (exampleKey === undefined || dynamic || examples.has(exampleKey)) return undefined;
  return noExample(operation, code, exampleKey, examples);
}

export const noExample = (
  { operationId }: ContractOperation,
  status: string,
  name: string,
  examples: ReadonlyMap<string, unknown>,
) =>
  `The contract has no example ${name} of ${operationId} ${status}. It has ${[...examples.keys()].join(', ') || 'none'}.`;

/** The same for Prism. */
export const mockOptions = (preference: MockPreference | undefined) => ({
  dynamic: preference?.dynamic ?? false,
  ...(preference?.code === undefined ? {} : { code: Number(preference.code) }),
  ...(preference?.exampleKey === undefined ? {} : { exampleKey: preference.exampleKey }),
});
