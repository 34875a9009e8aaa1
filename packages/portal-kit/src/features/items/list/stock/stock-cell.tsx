import type { Item } from '@portal-kit/sdk/items';
import { useRowTabIndex } from '@portal-kit/ui/data-table';
import { TooltipTarget } from '@portal-kit/ui/tooltip';
import {
  type StockKind,
  stockedIn,
  stockTotals,
  toCases,
  totalBottles,
} from '../../../../domain/items/item-quantity';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { useWarehouses } from '../../../../domain/warehouses/use-warehouses';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { itemsMessages } from '../items.messages';
import * as css from './stock-cell.css';

interface StockCellProps {
  item: Item;
  kind: StockKind;
  /** Warehouses to count. Default: all. */
  warehouseIds?: readonly string[];
}

const everywhere: readonly string[] = [];

/**
 * Stock in cases and bottles, with a tooltip that shows tax paid stock, bonded stock and warehouses. Source:
 * specification, section 9.
 */
export function StockCell(props: StockCellProps) {
  const { item, kind, warehouseIds = everywhere } = props;
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const tabIndex = useRowTabIndex();
  const totals = stockTotals(stockedIn(item, warehouseIds), kind);
  const total = toCases(totalBottles(totals), item.bottlesPerCase);
  if (!total) return kernel.dash;
  return (
    <TooltipTarget tabIndex={tabIndex} content={() => <StockSplit {...props} />}>
      <span className={css.cases}>{quantities.cases(total.cases)}</span>
      {total.bottles > 0 && <span className={css.bottles}>{quantities.bottles(total.bottles)}</span>}
    </TooltipTarget>
  );
}

/** The content of the tooltip. Shows ids of warehouses while their names load, and when the names fail to load. */
function StockSplit({ item, kind, warehouseIds = everywhere }: StockCellProps) {
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(itemsMessages);
  const { warehouses } = useWarehouses();
  const getWarehouseName = (id: string) =>
    warehouses?.find(({ warehouseId }) => warehouseId === id)?.name || id;
  const sumBottles = (inventory: Item['inventory']) => totalBottles(stockTotals({ inventory }, kind));
  const words = (bottles: number) => {
    const split = toCases(bottles, item.bottlesPerCase);
    return split
      ? texts.quantity(quantities.cases(split.cases), quantities.bottles(split.bottles))
      : kernel.dash;
  };
  const totals = stockTotals(stockedIn(item, warehouseIds), kind);
  const isNarrowed = warehouseIds.length > 0;
  const rows: [string, number][] = [
    [texts.taxPaid, totals.taxPaid],
    [texts.bonded, totals.bonded],
    [isNarrowed ? texts.totalIn(texts.inWarehouses(warehouseIds)) : texts.total, totalBottles(totals)],
  ];
  const places = (item.inventory ?? []).map((place): [string, number] => [
    getWarehouseName(place.warehouseId) || kernel.dash,
    sumBottles([place]),
  ]);
  if (isNarrowed) places.push([texts.allWarehouses, sumBottles(item.inventory)]);
  return (
    <dl className={css.split}>
      {rows.map(([label, bottles]) => (
        <div key={label} className={css.row}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value}>{words(bottles)}</dd>
        </div>
      ))}
      {places.map(([label, bottles], index) => (
        <div key={index} className={css.row}>
          <dt className={index === 0 ? css.firstPlace : css.term}>{label}</dt>
          <dd className={index === 0 ? css.firstPlaceValue : css.value}>{words(bottles)}</dd>
        </div>
      ))}
    </dl>
  );
}
