import type { Item } from '@portal-kit/sdk/items';
import { stockTotals } from '../../../domain/items/item-quantity';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from './item-details.css';
import { itemDetailsMessages } from './item-details.messages';

type Inventory = Item['inventory'][number];
type Part = keyof typeof css.parts;

const order: readonly Part[] = ['taxPaidAvailable', 'taxPaidReserved', 'bondedAvailable', 'bondedReserved'];

/** Returns the bottles to draw, or 0 for an unknown or negative quantity. */
const known = (bottles: number) => Math.max(0, bottles || 0);

/** Splits the bottles of a warehouse into tax paid and bonded, available and reserved. */
function split(row: Inventory): Record<Part, number> {
  const onHand = stockTotals({ inventory: [row] }, 'onHand');
  const available = stockTotals({ inventory: [row] }, 'available');
  return {
    taxPaidAvailable: known(available.taxPaid),
    taxPaidReserved: known(onHand.taxPaid - available.taxPaid),
    bondedAvailable: known(available.bonded),
    bondedReserved: known(onHand.bonded - available.bonded),
  };
}

const sum = (parts: Record<Part, number>) => order.reduce((total, part) => total + parts[part], 0);

export interface StockChartProps {
  inventory: readonly Inventory[];
  getWarehouseName: (warehouseId: string) => string;
  quantity: (bottles: number) => string;
}

/** Bar chart of the stock per warehouse on one scale. Hidden from screen readers: the table contains the same data. */
export function StockChart({ inventory, getWarehouseName, quantity }: StockChartProps) {
  const texts = useMessages(itemDetailsMessages);
  const rows = inventory.map((row) => ({ id: row.warehouseId, parts: split(row) }));
  const largest = Math.max(1, ...rows.map(({ parts }) => sum(parts)));
  const used = order.filter((part) => rows.some(({ parts }) => parts[part] > 0));
  return (
    <div className={css.picture} aria-hidden="true">
      {rows.map(({ id, parts }, index) => {
        let start = 0;
        return (
          <div key={index} className={css.warehouse}>
            <span className={css.warehouseName}>
              {getWarehouseName(id)} <span className={css.quiet}>{quantity(sum(parts))}</span>
            </span>
            <svg className={css.bar} viewBox="0 0 100 12" preserveAspectRatio="none">
              <title>{getWarehouseName(id)}</title>
              {order.map((part) => {
                const width = (parts[part] / largest) * 100;
                const x = start;
                start += width;
                return (
                  width > 0 && <rect key={part} className={css.parts[part]} x={x} width={width} height={12} />
                );
              })}
            </svg>
          </div>
        );
      })}
      <ul className={css.legend}>
        {used.map((part) => (
          <li key={part} className={css.legendEntry}>
            <svg className={css.swatch} viewBox="0 0 1 1">
              <title>{texts.legend[part]}</title>
              <rect className={css.parts[part]} width={1} height={1} />
            </svg>
            {texts.legend[part]}
          </li>
        ))}
      </ul>
    </div>
  );
}
