import type { ContractOperation } from '@portal-kit/contract/contract';
import { loadContract } from '@portal-kit/contract/contract';
import { expect, test } from 'vitest';
import { formatCurl } from './curl.ts';

const { byId } = await loadContract();

test.each([
  ['createWidgetSession', '-u verify:invalid'],
  ['getItem', '-H "Authorization: Bearer invalid.token.of-verify"'],
])('the command of a request with an invalid credential repeats the credential: %s', (id, option) => {
  const operation = byId.get(id) as ContractOperation;
  const request = { operation, path: operation.path, credential: 'invalid' } as const;
  expect(formatCurl('https://api.example', request)).toContain(` 'https://api.example' ${option}`);
});

test('the command of a request with a valid credential uses a shell variable', () => {
  const operation = byId.get('createWidgetSession') as ContractOperation;
  const request = { operation, path: operation.path, credential: 'service' } as const;
  expect(formatCurl('https://api.example', request)).toBe(
    `curl -i -X POST 'https://api.example' -u "$SERVICE_CREDENTIAL"`,
  );
});
