import type { DownloadedFile, PortalQuery, TransferOptions } from '@portal-kit/sdk';
import type { LineItem, Order } from '@portal-kit/sdk/orders';
import type { SupplierDetails } from '@portal-kit/sdk/suppliers';
import type { WarehouseDetails } from '@portal-kit/sdk/warehouses';
import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { SelectField } from '@portal-kit/ui/select-field';
import { useState } from 'react';
import type { PostalAddress } from '../../../domain/addresses/postal-addresses';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import type { orderDetailsMessages } from '../details/order-details.messages';
import { BillPane } from './bill-pane';
import type { PrintedParty } from './label-sheets';
import { LabelsPane } from './labels-pane';
import { orderPrintMessages } from './order-print.messages';
import * as css from './print-dialog.css';
import { PrintFrame, type PrintHandle } from './print-frame';
import { PrintMessage } from './print-message';
import { type Paper, paperWidthPx, printStyles } from './print-styles';
import { type PrintedFact, PrintedOrder } from './printed-order';
import { useFetched } from './use-fetched';

export interface PrintDialogProps {
  order: Order;
  status: string;
  facts: readonly PrintedFact[];
  parties: readonly { title: string; address: PostalAddress }[];
  totals: readonly (readonly [name: string, value: string])[];
  texts: ReturnType<typeof orderDetailsMessages>;
  quantityOf: (line: LineItem) => string | undefined;
  /** The lines of an address without its name. */
  linesOf: (address: PostalAddress) => readonly string[];
  /** Default: the order has no bill of lading. */
  fetchBill?: ((options: TransferOptions) => Promise<DownloadedFile>) | undefined;
  supplierQuery: PortalQuery<SupplierDetails>;
  /** Default: the order has no warehouse. */
  warehouseQuery: PortalQuery<WarehouseDetails> | undefined;
  onClose: () => void;
}
type PrintedDocument = 'order' | 'bill' | 'pallets' | 'cases';

/** Countries that use the paper size Letter. */
const letterRegions = ['US', 'CA', 'MX'];
const usesLetter = (locale: string) =>
  letterRegions.includes(new Intl.Locale(locale).maximize().region ?? '');

/** Preview and print of an order, its bill of lading and its labels. */
export function PrintDialog(props: PrintDialogProps) {
  const {
    order,
    status,
    facts,
    totals,
    texts: detailsTexts,
    quantityOf,
    linesOf,
    fetchBill,
    onClose,
  } = props;
  const { supplierId, locale } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderPrintMessages);
  const { orderId } = order;
  const isInbound = order.direction === 'INBOUND';
  const [shown, setShown] = useState<PrintedDocument>('order');
  const [pagePaper, setPagePaper] = useState<Paper>(() => (usesLetter(locale) ? 'letter' : 'a4'));
  const [labelPaper, setLabelPaper] = useState<Paper>('label');
  const [handle, setHandle] = useState<PrintHandle | null>(null);
  const [printedAt] = useState(() => new Date().toISOString());
  const { data, isPending, isError, retry } = useFetched([props.supplierQuery]);
  const supplier = data?.[0]?.supplier;
  const warehouseRead = useFetched(props.warehouseQuery ? [props.warehouseQuery] : []);
  const warehouse = warehouseRead.data?.[0]?.warehouse;
  const isIncomplete = isPending || warehouseRead.isPending;
  const supplierName = supplier?.name || supplierId;

  const warehouseParty: PrintedParty = {
    name: warehouse?.name || order.details?.warehouseId,
    lines: linesOf(warehouse?.addresses?.[0] ?? {}),
  };
  const named = props.parties.map(({ title, address }) => ({
    title,
    name: address.name || undefined,
    lines: linesOf(address),
  }));
  const shipFromTitle = detailsTexts.parties.shipFrom;
  const origin = named.find(({ title }) => title === shipFromTitle);
  const parties = isInbound
    ? [...named, { title: texts.shipTo, ...warehouseParty }]
    : [{ title: texts.shipFrom, ...warehouseParty }, ...named.filter((party) => party !== origin)];

  const documents: PrintedDocument[] = [
    'order',
    ...(fetchBill ? (['bill'] as const) : []),
    ...(isInbound ? (['pallets', 'cases'] as const) : []),
  ];
  const isLabels = shown === 'pallets' || shown === 'cases';
  const papers: readonly Paper[] = isLabels ? ['label', 'a4'] : ['letter', 'a4'];
  const paper = isLabels ? labelPaper : pagePaper;
  const title = `${texts.documents[shown]} ${orderId}`;
  const fields = (
    <>
      <SelectField
        label={texts.document}
        name="document"
        placeholder=""
        value={shown}
        onChange={(id) => setShown(id as PrintedDocument)}
        options={documents.map((id) => ({ id, label: texts.documents[id] }))}
      />
      {shown !== 'bill' && (
        <SelectField
          label={texts.paper}
          name="paper"
          placeholder=""
          value={paper}
          onChange={(id) => (isLabels ? setLabelPaper : setPagePaper)(id as Paper)}
          options={papers.map((id) => ({
            id,
            label: isLabels && id === 'a4' ? texts.a4Labels : texts.papers[id],
          }))}
        />
      )}
    </>
  );
  return (
    <Dialog isWide title={texts.title(orderId)} closeLabel={kernel.close} onClose={onClose}>
      {isLabels ? (
        <LabelsPane
          key={shown}
          unit={shown === 'cases' ? 'case' : 'pallet'}
          order={order}
          paper={paper}
          supplier={{
            companyPrefix: supplier?.gs1CompanyPrefix,
            isPending: isIncomplete,
            isError,
            retry,
          }}
          shipFrom={{ name: origin?.name ?? supplierName, lines: origin?.lines ?? [] }}
          shipTo={warehouseParty}
          title={title}
          handleRef={setHandle}
          onEscape={onClose}
          fields={fields}
        />
      ) : (
        <>
          <div className={css.fields}>{fields}</div>
          {shown === 'bill' && fetchBill ? (
            <BillPane fetchFile={fetchBill} handleRef={setHandle} />
          ) : isIncomplete ? (
            <PrintMessage />
          ) : (
            <PrintFrame
              title={title}
              language={kernel.language}
              styles={printStyles('order', paper, orderId)}
              widthPx={paperWidthPx(paper)}
              className={css.preview}
              handleRef={setHandle}
              onEscape={onClose}
            >
              <PrintedOrder
                {...{ order, status, supplierName, facts, parties, totals, quantityOf, printedAt }}
                texts={detailsTexts}
              />
            </PrintFrame>
          )}
        </>
      )}
      {shown !== 'bill' && warehouseRead.isError && (
        <div role="status" className={css.note}>
          {texts.warehouseFailed}{' '}
          <Button size="small" onClick={warehouseRead.retry}>
            {kernel.retry}
          </Button>
        </div>
      )}
      <div className={css.buttons}>
        <Button onClick={onClose}>{kernel.close}</Button>
        <Button tone="primary" isDisabled={!handle} isFocusableWhenDisabled onClick={() => handle?.print()}>
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}
