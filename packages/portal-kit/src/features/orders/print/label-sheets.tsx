import type { Order } from '@portal-kit/sdk/orders';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { drawBarcode } from './barcode';
import { BarcodeImage } from './barcode-image';
import type { Label } from './labels';
import { orderPrintMessages } from './order-print.messages';
import { labelsPerSheet, type Paper } from './print-styles';

/** A name and the lines of its address. */
export interface PrintedParty {
  name: string | undefined;
  lines: readonly string[];
}

interface LabelSheetsProps {
  labels: readonly Label[];
  paper: Paper;
  order: Order;
  shipFrom: PrintedParty;
  shipTo: PrintedParty;
  draw: typeof drawBarcode;
}

/** Labels on sheets of paper. */
export function LabelSheets({ labels, paper, ...shared }: LabelSheetsProps) {
  const each = labelsPerSheet(paper);
  const sheets = Array.from({ length: Math.ceil(labels.length / each) }, (_, index) =>
    labels.slice(index * each, (index + 1) * each),
  );
  return sheets.map((sheet, index) => (
    <div key={index} className="sheet">
      {sheet.map((label) => (
        <LabelView key={label.number} label={label} {...shared} />
      ))}
    </div>
  ));
}

type LabelViewProps = Omit<LabelSheetsProps, 'labels' | 'paper'> & { label: Label };

function LabelView({ label, order, shipFrom, shipTo, draw }: LabelViewProps) {
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderPrintMessages);
  const { unit, number, total, line, looseBottles, codes } = label;
  const details: Partial<Order<'inbound'>['details']> = order.details ?? {};
  const { bottlesPerCase } = line?.item ?? {};
  const facts: (readonly [string, string | number | null | undefined])[] = line
    ? [
        [texts.poNumber, details.poNumber],
        [texts.order, order.orderId],
        [texts.lineNumber, line.lineItemNumber],
        looseBottles
          ? [texts.loose, quantities.bottles(looseBottles)]
          : [texts.perCase, bottlesPerCase && quantities.bottles(bottlesPerCase)],
        [texts.upc, label.upc],
        [texts.lot, line.lotNumber],
        [texts.vintage, line.vintage ?? line.item?.vintage],
      ]
    : [
        [texts.poNumber, details.poNumber],
        [texts.order, order.orderId],
        [texts.arrival, details.expectedArrivalDate && kernel.date(details.expectedArrivalDate)],
        [texts.carrier, details.carrierName || details.scac],
      ];
  return (
    <section className="label">
      <div className="label-parties">
        <Party name={texts.shipFrom} party={shipFrom} />
        <Party name={texts.shipTo} party={shipTo} />
      </div>
      <dl className="label-facts">
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <div key={name}>
                  <dt className="label-name">{name}</dt>
                  <dd>{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
      <div className="label-main">
        {line && (
          <>
            <p className="label-item">{line.item?.sku || kernel.dash}</p>
            <p>{[line.item?.brand, line.item?.description].filter(Boolean).join(' · ')}</p>
          </>
        )}
        <p className="label-number">
          {unit === 'pallet' ? texts.palletOf(number, total) : texts.caseOf(number, total)}
        </p>
      </div>
      <div className="codes" data-count={codes.length}>
        {codes.map((code) => (
          <BarcodeImage key={code.text} code={code} draw={draw} invalid={texts.codeInvalid} />
        ))}
      </div>
    </section>
  );
}

function Party({ name, party }: { name: string; party: PrintedParty }) {
  return (
    <div>
      <p className="label-name">{name}</p>
      <address>
        <strong>{party.name}</strong>
        {party.lines.map((line, index) => (
          <span key={index} className="second">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}
