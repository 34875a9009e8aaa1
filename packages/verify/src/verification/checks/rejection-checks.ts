import type { ContractOperation } from '@portal-kit/contract/contract';
import type { DereferencedOperation } from '@portal-kit/contract/dereferenced-document';
import type { KnownRecords } from '../known-records.ts';
import type { Expectation, Verification } from '../verification.ts';
import { type CredentialKind, getCredentialKind } from '../verification-request.ts';

const JSON_TYPE = 'application/json';
const BOUNDARY = 'verify-boundary';

/** IDs in the path that no record has, so that an accepted request changes no existing record. */
const UNKNOWN_IDS: Readonly<Record<string, string>> = {
  itemId: 'verify-unknown',
  orderId: 'verify-unknown',
  id: 'verify-unknown',
  sessionId: 'verify-unknown',
};

/** Fields of a body that identify the record of an update. */
const UNKNOWN_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  updateSupplier: { supplierId: 'SUP-VERIFY-UNKNOWN' },
  updateWarehouse: { warehouseId: 'VERIFY-UNKNOWN' },
  updateUser: { email: 'verify-unknown@verify.invalid' },
};

/** Sends requests of a write operation that the deployment must reject. None of them addresses an existing record. */
export async function checkRejections(
  verification: Verification,
  operation: ContractOperation,
  { body }: DereferencedOperation,
  { supplierId }: KnownRecords,
): Promise<void> {
  if (operation.path.includes('{supplierId}') && supplierId === undefined)
    return verification.skipOperation(operation, 'listSuppliers returned no supplierId.');
  const pathFor = (supplier: string | undefined) =>
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent((name === 'supplierId' ? supplier : UNKNOWN_IDS[name]) ?? ''),
    );
  const path = pathFor(supplierId);
  const hasRecordInPath = Object.keys(UNKNOWN_IDS).some((name) => operation.path.includes(`{${name}}`));
  const orUnknown = (status: number): Expectation => (hasRecordInPath ? [status, 404] : [status]);
  const send = (
    title: string,
    expected: Expectation,
    contentType?: string,
    text?: string,
    change: { readonly path?: string; readonly credential?: CredentialKind } = {},
  ) =>
    verification.check({
      operation,
      title,
      path,
      expected,
      isRejection: true,
      credential: getCredentialKind(operation),
      headers: contentType === undefined ? {} : { 'content-type': contentType },
      ...(text === undefined ? {} : { body: text }),
      ...change,
    });

  const empty = body && (body.mediaType === JSON_TYPE ? '{}' : emptyForm());
  const type =
    body && (body.mediaType === JSON_TYPE ? JSON_TYPE : `multipart/form-data; boundary=${BOUNDARY}`);
  // The contract does not define whether the server checks the token or the body first.
  const refused: Expectation = body ? [401, 422, 400] : [401];
  const query = operation.prism.request?.query?.some(({ required }) => required)
    ? '?userId=verify-unknown'
    : '';
  for (const credential of ['none', 'invalid'] as const) {
    const title = credential === 'none' ? 'rejects a request without a token' : 'rejects an invalid token';
    await send(title, refused, type, empty, { credential, path: path + query });
  }
  if (!body) {
    if (hasRecordInPath) await send('rejects an unknown ID', [404]);
    else await send('rejects a request without its parameters', [400]);
    return;
  }
  await send('rejects XML', orUnknown(415), 'application/xml', '<verify/>');
  if (body.mediaType !== JSON_TYPE) {
    await send('rejects a form without a file', [400, 422], type, emptyForm());
    await send('rejects a text file', [415], type, fileForm('verify.txt', 'verify'));
    return;
  }
  await send('rejects malformed JSON', orUnknown(400), JSON_TYPE, '{"verify":');
  await send('rejects a body without its required fields', orUnknown(422), JSON_TYPE, '{}');
  const [example] = body.examples;
  if (example === undefined) return;
  if (hasRecordInPath) await send('rejects an unknown ID', [404], JSON_TYPE, JSON.stringify(example));
  else if (operation.path.includes('{supplierId}'))
    await send('rejects an unknown supplier', [404, 403], JSON_TYPE, JSON.stringify(example), {
      path: pathFor('verify-unknown'),
    });
  const key = UNKNOWN_KEYS[operation.operationId];
  if (key)
    await send(
      'rejects an unknown record',
      [404, 422],
      JSON_TYPE,
      JSON.stringify({ ...(example as object), ...key }),
    );
}

const emptyForm = () =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="verify"\r\n\r\n\r\n--${BOUNDARY}--\r\n`;

const fileForm = (name: string, text: string) =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    'Content-Type: text/plain',
    '',
    text,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
