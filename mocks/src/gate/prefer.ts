import { type ContractOperation, findResponseExamples } from '@portal-kit/contract/operation';

/** Options of Prism's mocker from the `Prefer` header (RFC 7240). */
export interface MockPreference {
  /** The unparsed value, which may be an invalid status. */
  readonly code?: string;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
}

/** Parses a `Prefer` header. Returns `undefined` when the header contains no mock option. */
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

/**
 * Explains why the operation has no such response; `undefined` when it has one. Prism would select another response or
 * report a server error.
 */
export function unknownPreference(
  operation: ContractOperation,
  { code, exampleKey, dynamic }: MockPreference,
): string | undefined {
  if (code === undefined) return undefined;
  const examples = findResponseExamples(operation, code);
  if (!examples) {
    return `The contract documents no status ${code} for ${operation.operationId}. Documented: ${operation.documentedStatuses.join(', ')}.`;
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
  `The contract has no example ${name} for ${operationId} ${status}. Available: ${[...examples.keys()].join(', ') || 'none'}.`;

/** Converts the preference to Prism's mock options. */
export const mockOptions = (preference: MockPreference | undefined) => ({
  dynamic: preference?.dynamic ?? false,
  ...(preference?.code === undefined ? {} : { code: Number(preference.code) }),
  ...(preference?.exampleKey === undefined ? {} : { exampleKey: preference.exampleKey }),
});
