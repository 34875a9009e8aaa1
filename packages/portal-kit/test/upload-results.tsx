import type { UploadRecord } from '@portal-kit/sdk/imports';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  BulkUploadResults,
  type BulkUploadResultsProps,
} from '../src/features/uploads/results/bulk-upload-results.widget';
import { fakePortal, fakeSdk, type WidgetRequest } from './portal';

/** Creates the response with all of a supplier's uploads. */
export const uploadsPage = (...rows: UploadRecord[]) => ({ data: rows, meta: { total: rows.length } });

/** Renders the list of uploads with fake responses. */
export async function startUploadResults(
  respond: (request: WidgetRequest) => unknown,
  props: BulkUploadResultsProps = {},
) {
  const { sdk, requests } = fakeSdk(respond);
  const { inside, notify } = fakePortal({ sdk });
  const screen = await render(inside(<BulkUploadResults {...props} />));
  const texts = (role: 'cell' | 'columnheader' | 'rowheader') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  return {
    screen,
    requests,
    notify,
    texts,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    lists: () => requests.filter(({ operation }) => operation === 'listImports').length,
    isLoaded: () => expect.poll(() => texts('rowheader').length).toBeGreaterThan(0),
  };
}
