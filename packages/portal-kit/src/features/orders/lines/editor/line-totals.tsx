import { useMessages } from '../../../../kernel/messages/use-messages';
import { type OrderLine, sumLineTotals } from '../order-line';
import * as css from '../order-lines.css';
import { orderLinesMessages } from '../order-lines.messages';

/** Totals of all lines, always visible. */
export function LineTotals({ lines }: { lines: readonly OrderLine[] }) {
  const texts = useMessages(orderLinesMessages);
  const { cases, bottles, weightLbs } = sumLineTotals(lines);
  const sums: [name: string, value: string][] = [
    [texts.words.cases(cases), texts.count(cases)],
    [texts.words.bottles(bottles), texts.count(bottles)],
    ...(weightLbs ? [[texts.words.pounds, texts.count(weightLbs)] as [string, string]] : []),
  ];
  return (
    <dl className={css.totals} aria-label={texts.totals}>
      {sums.map(([name, value]) => (
        <div key={name} className={css.total}>
          <dt className={css.totalName}>{name}</dt>
          <dd className={css.totalValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
