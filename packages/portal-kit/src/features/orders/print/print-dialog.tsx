import { billOfLading, type Order } from '@portal-kit/sdk/orders';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { SelectField } from '@portal-kit/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAddressLines, type PostalAddress } from '../../../domain/addresses/postal-addresses';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { hasBillOfLading } from '../details/actions/order-actions';
import { listOrderAddresses } from '../details/order-addresses';
import { orderDetailsMessages } from '../details/order-details.messages';
import { useOrderFacts } from '../details/order-facts';
import { BillPane } from './bill-pane';
import type { PrintedParty } from './label-sheets';
import { LabelsPane } from './labels-pane';
import { orderPrintMessages } from './order-print.messages';
import * as css from './print-dialog.css';
import { PrintFrame, type PrintHandle } from './print-frame';
import { PrintMessage } from './print-message';
import { type Paper, paperWidthPx, printStyles } from './print-styles';
import { PrintedOrder } from './printed-order';

interface PrintDialogProps {
  order: Order;
  customerName: string | undefined;
  status: string;
  onClose: () => void;
}
type PrintedDocument = 'order' | 'bill' | 'pallets' | 'cases';

/** Countries that use the paper size Letter. */
const letterRegions = ['US', 'CA', 'MX'];
const usesLetter = (locale: string) =>
  letterRegions.includes(new Intl.Locale(locale).maximize().region ?? '');

/** Time in milliseconds for which loaded records are fresh. */
const freshMs = 60_000;

/** Preview and print of an order, its bill of lading and its labels. */
export function PrintDialog({ order, customerName, status, onClose }: PrintDialogProps) {
  const { sdk, supplierId, locale } = usePortal();
  const client = usePortalQueryClient();
  const kernel = useMessages(kernelMessages);
  const detailsTexts = useMessages(orderDetailsMessages);
  const texts = useMessages(orderPrintMessages);
  const { orderId } = order;
  const warehouseId = order.details?.warehouseId;
  const isInbound = order.direction === 'INBOUND';
  const facts = useOrderFacts({
    direction: isInbound ? 'inbound' : 'outbound',
    order,
    customerName,
    isPreview: true,
  });
  const [shown, setShown] = useState<PrintedDocument>('order');
  const [pagePaper, setPagePaper] = useState<Paper>(() => (usesLetter(locale) ? 'letter' : 'a4'));
  const [labelPaper, setLabelPaper] = useState<Paper>('label');
  const [handle, setHandle] = useState<PrintHandle | null>(null);
  const [printedAt] = useState(() => new Date().toISOString());
  const supplierRead = useQuery(
    { ...supplierQueries.details(sdk, { supplierId }), staleTime: freshMs },
    client,
  );
  const supplier = supplierRead.data?.supplier;
  const warehouseRead = useQuery(
    {
      ...warehouseQueries.details(sdk, { warehouseId: warehouseId ?? '' }),
      enabled: Boolean(warehouseId),
      staleTime: freshMs,
    },
    client,
  );
  const warehouse = warehouseRead.data?.warehouse;
  const isIncomplete = supplierRead.isLoading || warehouseRead.isLoading;
  const supplierName = supplier?.name || supplierId;

  const formatAddress = (address: PostalAddress) => formatAddressLines(address, kernel.language);
  const warehouseParty: PrintedParty = {
    name: warehouse?.name || warehouseId,
    lines: formatAddress(warehouse?.addresses?.[0] ?? {}),
  };
  const named = listOrderAddresses(order).map(({ party, address }) => ({
    title: detailsTexts.parties[party],
    name: address.name || undefined,
    lines: formatAddress(address),
  }));
  const shipFromTitle = detailsTexts.parties.shipFrom;
  const origin = named.find(({ title }) => title === shipFromTitle);
  const parties = isInbound
    ? [...named, { title: texts.shipTo, ...warehouseParty }]
    : [{ title: texts.shipFrom, ...warehouseParty }, ...named.filter((party) => party !== origin)];

  const documents: PrintedDocument[] = [
    'order',
    ...(!isInbound && hasBillOfLading(order.status) ? (['bill'] as const) : []),
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
            isError: supplierRead.isLoadingError,
            retry: () => void supplierRead.refetch(),
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
          {shown === 'bill' ? (
            <BillPane
              fetchFile={(options) => billOfLading(sdk, { supplierId, orderId }, options)}
              handleRef={setHandle}
            />
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
              <PrintedOrder {...{ order, status, supplierName, facts, parties, printedAt }} />
            </PrintFrame>
          )}
        </>
      )}
      {shown !== 'bill' && warehouseRead.isLoadingError && (
        <div role="status" className={css.note}>
          {texts.warehouseFailed}{' '}
          <Button size="small" onClick={() => void warehouseRead.refetch()}>
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
