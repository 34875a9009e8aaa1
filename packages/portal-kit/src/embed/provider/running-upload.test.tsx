import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../../test/embed-server';
import { buildUpload, csvFile } from '../../../test/uploads';
import { BulkUpload } from '../../features/uploads/upload/bulk-upload.widget';
import type { PortalEvent } from '../../kernel/events/portal-events';
import type { EmbedError } from '../host/embed-error';
import { EmbedProvider } from './embed-provider';

/** Starts an embedded upload. The test sends the response. */
async function startUpload() {
  const server = startEmbedServer();
  const response = Promise.withResolvers<Response>();
  const events: PortalEvent[] = [];
  const errors: EmbedError[] = [];
  const onFileAccepted = vi.fn();
  let signal: AbortSignal | null | undefined;
  const screen = await render(
    <EmbedProvider
      apiUrl="https://portal.example"
      supplierId="SUP-1"
      getToken={() => 'token-1'}
      fetch={(input, init) => {
        if (init?.method !== 'POST') return server.fetch(input, init);
        signal = init.signal;
        return response.promise;
      }}
      hasLeaveWarning
      onEvent={(event) => events.push(event)}
      onError={(error) => errors.push(error)}
    >
      <BulkUpload onFileAccepted={onFileAccepted} />
    </EmbedProvider>,
  );
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, csvFile());
  await screen.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.poll(() => signal).toBeDefined();
  return {
    screen,
    errors,
    onFileAccepted,
    respond: response.resolve,
    disconnect: () => response.reject(new TypeError('Failed to fetch')),
    isAborted: () => signal?.aborted,
    /** The types of the events, and the details of `work.changed`. */
    sent: () => events.map(({ type, detail }) => (type === 'work.changed' ? detail : type)),
  };
}

const uploading = { hasUnsavedChanges: false, isSaving: true };
const nothing = { hasUnsavedChanges: false, isSaving: false };

/** Returns whether the page asks before it closes. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test('an upload that is running when the provider is removed finishes and sends upload.accepted', async () => {
  const { screen, sent, respond, isAborted, onFileAccepted, errors } = await startUpload();
  await expect.poll(sent).toEqual([uploading]);
  await screen.unmount();
  expect([isAborted(), asksBeforeClosing()]).toEqual([false, true]);
  respond(Response.json(buildUpload(), { status: 202 }));
  await expect.poll(sent).toEqual([uploading, 'notification.shown', 'upload.accepted', nothing]);
  expect(onFileAccepted.mock.calls).toEqual([[buildUpload()]]);
  expect([errors, asksBeforeClosing()]).toEqual([[], false]);
});

test('an upload that fails after the provider is removed calls onError with its idempotency key', async () => {
  const { screen, disconnect, errors, onFileAccepted } = await startUpload();
  await screen.unmount();
  disconnect();
  await expect
    .poll(() => errors)
    .toMatchObject([
      {
        kind: 'network',
        operationId: 'importItems',
        isOutcomeUnknown: true,
        idempotencyKey: expect.stringMatching(/.{16,}/),
      },
    ]);
  expect(onFileAccepted).not.toHaveBeenCalled();
});
