import type { Item } from '@portal-kit/sdk/items';
import { useRowTabIndex } from '@portal-kit/ui/data-table';
import { TooltipTarget } from '@portal-kit/ui/tooltip';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { type StockKind, stockTotals, toCases } from './item-quantity';
import { itemsMessages } from './items.messages';
import * as css from './stock-cell.css';

interface StockCellProps {
  item: Item;
  kind: StockKind;
  /** Default: its id. */
  nameOf?: (warehouseId: string) => string;
}

/** Cases and bottles in stock; the tooltip tells tax paid from bonded, and where it lies. Source: specification, section 9. */
export function StockCell(props: StockCellProps) {
  const { item, kind } = props;
  const kernel = useMessages(kernelMessages);
  const tabIndex = useRowTabIndex();
  const totals = stockTotals(item, kind);
  const total = toCases(totals.taxPaid + totals.bonded, item.bottlesPerCase);
  if (!total) return kernel.dash;
  return (
    <TooltipTarget tabIndex={tabIndex} content={() => <StockSplit {...props} />}>
      <span className={css.cases}>{kernel.cases(total.cases)}</span>
      {total.bottles > 0 && <span className={css.bottles}>{kernel.bottles(total.bottles)}</span>}
    </TooltipTarget>
  );
}

function StockSplit({ item, kind, nameOf = (id) => id }: StockCellProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const { taxPaid, bonded } = stockTotals(item, kind);
  const words = (bottles: number) => {
    const split = toCases(bottles, item.bottlesPerCase);
    return split ? texts.quantity(kernel.cases(split.cases), kernel.bottles(split.bottles)) : kernel.dash;
  };
  const rows: [string, number][] = [
    [texts.taxPaid, taxPaid],
    [texts.bonded, bonded],
    [texts.total, taxPaid + bonded],
  ];
  return (
    <dl className={css.split}>
      {rows.map(([label, bottles]) => (
        <div key={label} className={css.row}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value}>{words(bottles)}</dd>
        </div>
      ))}
      {item.inventory?.map((place, index) => {
        const stock = stockTotals({ inventory: [place] }, kind);
        return (
          <div key={place.warehouseId} className={css.row}>
            <dt className={index === 0 ? css.firstPlace : css.term}>{nameOf(place.warehouseId)}</dt>
            <dd className={index === 0 ? css.firstPlaceValue : css.value}>
              {words(stock.taxPaid + stock.bonded)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
