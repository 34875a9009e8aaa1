import type { LineItem, Order } from '@portal-kit/sdk/orders';
import type { ReactNode } from 'react';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderDetailsMessages } from '../details/order-details.messages';
import { formatOrderTotals } from '../details/ordered-lines';
import type { PrintedParty } from './label-sheets';
import { orderPrintMessages } from './order-print.messages';

/** A fact of the order, as the order details show it. */
export interface PrintedFact {
  label: string;
  value: ReactNode;
  isWide: boolean;
}

interface PrintedOrderProps {
  order: Order;
  status: string;
  supplierName: string;
  facts: readonly PrintedFact[];
  /** Addresses by title. */
  parties: readonly (PrintedParty & { title: string })[];
  /** Time of the printout, ISO 8601. */
  printedAt: string;
}

/** An order on paper: header, addresses, details, lines and totals. */
export function PrintedOrder(props: PrintedOrderProps) {
  const { order, status, supplierName, facts, parties, printedAt } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const own = useMessages(orderPrintMessages);
  const quantities = useMessages(quantityMessages);
  const lines: readonly LineItem[] = order.lineItems ?? [];
  const hasLots = lines.some(({ lotNumber }) => lotNumber);
  const hasPrices = lines.some(({ unitPrice }) => typeof unitPrice === 'number');
  return (
    <div className="sheet">
      <header className="head">
        <div>
          <p>{order.direction === 'INBOUND' ? own.inbound : own.outbound}</p>
          <h1>{order.orderId}</h1>
          <p>
            {own.poNumber}: <strong>{order.details?.poNumber || kernel.dash}</strong>
          </p>
        </div>
        <div className="head-end">
          <p>
            <strong>{supplierName}</strong>
          </p>
          <p>{status}</p>
        </div>
      </header>
      {parties.length > 0 && (
        <div className="parties">
          {parties.map(({ title, name, lines }) => (
            <div key={title}>
              <h2>{title}</h2>
              <address>
                <strong>{name}</strong>
                {lines.map((line, index) => (
                  <span key={index} className="second">
                    {line}
                  </span>
                ))}
              </address>
            </div>
          ))}
        </div>
      )}
      <dl className="facts">
        {facts.map(({ label, value, isWide }) => (
          <div key={label} className={isWide ? 'wide' : undefined}>
            <dt>{label}</dt>
            <dd>{value || kernel.dash}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.item}</th>
            {hasLots && <th scope="col">{texts.lotNumber}</th>}
            <th scope="col" className="end">
              {texts.quantities.requested}
            </th>
            {hasPrices && (
              <th scope="col" className="end">
                {texts.unitPrice}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.lineItemNumber ?? index}>
              <td>{texts.count(line.lineItemNumber)}</td>
              <th scope="row">
                {line.item?.sku || kernel.dash}
                <span className="second">
                  {[
                    line.item?.description,
                    line.item?.size &&
                      line.item.sizeUom &&
                      texts.size(line.item.size, line.item.sizeUom, line.item.bottlesPerCase),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {line.notes && (
                  <span className="second">
                    {own.note}: {line.notes}
                  </span>
                )}
              </th>
              {hasLots && <td>{line.lotNumber || kernel.dash}</td>}
              <td className="end">
                {formatOrderQuantity(
                  { cases: line.casesQuantity, bottles: line.bottlesQuantity },
                  quantities,
                ) ?? quantities.cases(-1)}
              </td>
              {hasPrices && (
                <td className="end">
                  {typeof line.unitPrice === 'number' ? texts.dollars(line.unitPrice) : kernel.dash}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="totals" aria-label={texts.total}>
        {formatOrderTotals(order, texts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="foot">{own.printed(printedAt)}</p>
    </div>
  );
}
