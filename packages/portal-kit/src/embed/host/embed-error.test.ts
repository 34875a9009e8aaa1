import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { createCodeMissingError } from '../../kernel/errors/code-missing';
import { createTokenUnavailableError } from '../../kernel/errors/token-unavailable';
import { toEmbedError } from './embed-error';

const operationId = 'saveItem';
const text = 'The SKU A-1 of eyJhbGciOi.eyJ.c2ln is secret';
const http = (status: number, code?: string) =>
  new PortalError({ kind: 'http', status, message: text, operationId, ...(code && { code }) });

test.each<[error: unknown, message: string]>([
  [http(401), 'saveItem failed with status 401.'],
  [http(403, 'FORBIDDEN'), 'saveItem failed with status 403 (FORBIDDEN).'],
  [http(404, 'NOT_FOUND'), 'saveItem failed with status 404 (NOT_FOUND).'],
  [http(422, 'INVALID'), 'saveItem failed with status 422 (INVALID).'],
  [http(500), 'saveItem failed with status 500.'],
  [new PortalError({ kind: 'network', message: text, operationId }), 'saveItem got no response.'],
  [
    Object.assign(new PortalError({ kind: 'network', message: text, operationId }), {
      isOutcomeUnknown: true,
    }),
    'saveItem got no response. The change may be stored.',
  ],
  [new PortalError({ kind: 'timeout', message: text, operationId }), 'saveItem got no response in time.'],
  [
    new PortalError({ kind: 'parse', status: 200, message: text, operationId }),
    'saveItem got an unreadable response.',
  ],
  [new PortalError({ kind: 'parse', message: text, operationId }), 'saveItem was not sent.'],
  [
    new PortalError({
      kind: 'network',
      message: text,
      operationId,
      cause: createTokenUnavailableError(new Error(text)),
    }),
    'saveItem got no access token.',
  ],
  [createCodeMissingError(new Error(text)), 'code failed to load.'],
  [new Error('rows is undefined.'), 'a widget failed: rows is undefined.'],
  ['broken', 'a widget failed: broken.'],
])('the message says what happened, without the texts of the server: %s', (error, message) => {
  expect(toEmbedError(error)?.message).toBe(`portal-kit: ${message}`);
});

test('an aborted call is not a failure', () => {
  expect(toEmbedError(new PortalError({ kind: 'aborted', message: 'Aborted' }))).toBeNull();
});
