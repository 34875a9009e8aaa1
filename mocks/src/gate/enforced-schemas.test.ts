// Prism silently skips a schema that its validator cannot compile.

import { concretePath } from '@portal-kit/contract/concrete-path';
import type { ContractOperation } from '@portal-kit/contract/contract';
import { expect, test } from 'vitest';
import { DEMO_AUTHORIZATION } from '../widget-session.ts';
import { contract, listMediaTypes, setupGateTests } from './gate-test-setup.ts';

const gate = setupGateTests();

const buildAuthHeaders = ({ document }: ContractOperation): Record<string, string> =>
  document === 'embed' ? { authorization: DEMO_AUTHORIZATION } : {};

function buildRequestBody({ prism }: ContractOperation, example: unknown): RequestInit {
  const mediaType = prism.request?.body?.contents?.[0]?.mediaType;
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(example as Record<string, unknown>).map(
      ([name, value]): [string, string] => [name, String(value)],
    );
    return { body: new URLSearchParams(fields) };
  }
  if (mediaType === 'multipart/form-data') {
    const form = new FormData();
    form.append('file', new File(['a'], 'a.csv', { type: 'text/csv' }));
    return { body: form };
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(example) };
}

const withJson = contract.operations.filter((operation) =>
  listMediaTypes(operation).includes('application/json'),
);

test.each(withJson.map((operation) => [operation.operationId, operation] as const))(
  'the response schema of %s is enforced',
  async (_, operation) => {
    const status = Number(operation.documentedStatuses.find((code) => code.startsWith('2')));
    const isMutation = operation.method !== 'GET';
    gate.upstream = () => Response.json('not an object', { status });
    const example = operation.prism.request?.body?.contents?.[0]?.examples?.[0];
    const body = isMutation
      ? buildRequestBody(operation, example && 'value' in example ? example.value : {})
      : undefined;
    const response = await gate.call(concretePath(operation.path), {
      method: operation.method,
      ...body,
      headers: { ...(body?.headers as Record<string, string>), ...buildAuthHeaders(operation) },
    });
    const report = (await response.json()) as { errorCode: string };
    expect(report.errorCode).toBe('CONTRACT_BROKEN_BY_SERVER');
  },
);

const withJsonBody = contract.operations.filter(({ prism }) =>
  prism.request?.body?.contents?.some(({ mediaType }) => mediaType === 'application/json'),
);

test.each(withJsonBody.map((operation) => [operation.operationId, operation] as const))(
  'the request schema of %s is enforced',
  async (_, operation) => {
    gate.upstream = () => new Response(null, { status: 501 });
    const response = await gate.call(concretePath(operation.path), {
      method: operation.method,
      headers: { 'content-type': 'application/json', ...buildAuthHeaders(operation) },
      body: JSON.stringify({ unknownField: 1 }),
    });
    expect(response.status).toBe(422);
  },
);
