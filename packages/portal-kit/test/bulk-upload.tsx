import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Portal } from '../src/domain/provider/portal';
import { BulkUpload, type BulkUploadProps } from '../src/features/uploads/upload/bulk-upload.widget';
import { fakePortal, fakeSdk, type WidgetRequest } from './portal';
import { buildUpload } from './uploads';

/** Renders the upload widget inside a portal with fake responses; `stored` are the stored records of every type, or the response. */
export async function startUpload(
  respond: (request: WidgetRequest) => unknown = () => buildUpload(),
  props: BulkUploadProps = {},
  portal: Partial<Portal> = {},
  stored: readonly object[] | ((request: WidgetRequest) => unknown) = [],
) {
  /** All requests, except for the stored records that the check loads. */
  const requests: WidgetRequest[] = [];
  const { sdk } = fakeSdk((request) => {
    if (/^list(Items|Customers|(In|Out)boundOrders)$/.test(request.operation)) {
      if (typeof stored === 'function') return stored(request);
      return { data: stored, meta: { total: stored.length } };
    }
    requests.push(request);
    return respond(request);
  });
  const { inside, notify, navigation, queryClient } = fakePortal({ sdk, ...portal });
  const screen = await render(inside(<BulkUpload {...props} />));
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const input = () => screen.container.querySelector<HTMLInputElement>('input[type=file]');
  return {
    screen,
    requests,
    notify,
    navigation,
    queryClient,
    button,
    verdict: screen.getByRole('status'),
    /** Chooses files through the browser's file dialog. */
    async chooses(file: File) {
      const element = input();
      if (element) await userEvent.upload(element, file);
    },
    input,
    sent: () => requests.filter(({ operation }) => operation.startsWith('import')),
  };
}
