import type { TransferOptions } from '@portal-kit/sdk';
import { billOfLading, type Order } from '@portal-kit/sdk/orders';
import { Card } from '@portal-kit/ui/card';
import * as details from '../../../kernel/details/details.css';
import { DownloadButton } from '../../../kernel/downloads/download-button';
import { ViewButton } from '../../../kernel/downloads/view-button';
import { usePortal } from '../../../kernel/host/portal-context';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { hasBillOfLading } from './actions/order-actions';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';

/** Bill of lading and attached documents. Renders nothing for an order without documents. */
export function OrderDocuments({ order }: { order: Order }) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const { orderId, direction, status } = order;
  const attachments = order.attachments ?? [];
  const hasBill = direction === 'OUTBOUND' && hasBillOfLading(status);
  const fetchBill = (options: TransferOptions) => billOfLading(sdk, { supplierId, orderId }, options);
  if (!hasBill && attachments.length === 0) return null;
  return (
    <Card title={texts.documents}>
      <ul className={css.documents}>
        {hasBill && (
          <li className={css.document}>
            <DownloadButton
              label={texts.billOfLading}
              cancelLabel={texts.cancelDownload}
              fetchFile={fetchBill}
            />
            <ViewButton title={texts.billOfLading} fetchFile={fetchBill} />
          </li>
        )}
        {attachments.map(({ fileName, kind, size, url }, index) => (
          <li key={index}>
            <DocumentName fileName={fileName || kernel.dash} url={url} />
            <span className={css.second}>
              {texts.documentNote(
                getCodeLabel(kind, texts.documentKinds) || kernel.dash,
                kernel.fileSize(size),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Name of a document, as a link if the server provides an address that a browser can open. */
function DocumentName({ fileName, url }: { fileName: string; url: string | undefined }) {
  // An address such as `javascript:` runs code of the server in the page.
  if (!url || !/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return fileName;
  return (
    <a part="link" className={details.link} href={url} target="_blank" rel="noopener noreferrer">
      {fileName}
    </a>
  );
}
