import type { Item } from '@portal-kit/sdk/items';
import { Card } from '@portal-kit/ui/card';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { type StockKind, stockTotals, toCases } from '../../../domain/items/item-quantity';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import * as details from '../../../kernel/details/details.css';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import { itemsMessages } from '../list/items.messages';
import * as css from './item-details.css';
import { itemDetailsMessages } from './item-details.messages';
import { StockChart } from './stock-chart';

type Inventory = Item['inventory'][number];

/**
 * Returns one row per warehouse, including assigned warehouses without stock data. Returns no rows for an item without
 * stock data.
 */
function listStockByWarehouse({ inventory, warehouses }: Item): readonly Inventory[] {
  const counted = inventory ?? [];
  if (counted.length === 0) return [];
  const others = (warehouses ?? []).filter(
    ({ warehouseId }) => !counted.some((row) => row.warehouseId === warehouseId),
  );
  const none = { onHandQty: 0, bondOnHandQty: 0, availableQty: 0, bondAvailableQty: 0 };
  return [...counted, ...others.map(({ warehouseId }) => ({ warehouseId, ...none }))];
}

/** Stock by warehouse as a table and chart. Source: specification, section 3 (Item). */
export function ItemInventory({ item }: { item: Item }) {
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(itemDetailsMessages);
  const list = useMessages(itemsMessages);
  const { warehouses } = useWarehouses();
  const { can } = usePortal();
  const link = useDestinationLink();
  const inventory = listStockByWarehouse(item);
  const getWarehouseName = (id: string) =>
    warehouses?.find(({ warehouseId }) => warehouseId === id)?.name ?? id;
  const quantity = (bottles: number) => {
    const split = toCases(bottles, item.bottlesPerCase);
    if (!split) return kernel.dash;
    const cases = quantities.cases(split.cases);
    return split.bottles > 0 ? list.quantity(cases, quantities.bottles(split.bottles)) : cases;
  };
  const column = (label: string, kind: StockKind, part: 'taxPaid' | 'bonded') => ({
    id: label,
    label,
    align: 'end' as const,
    cell: (row: Inventory) => quantity(stockTotals({ inventory: [row] }, kind)[part]),
    total: quantity(stockTotals(item, kind)[part]),
  });
  return (
    <Card title={texts.inventory} isFlush>
      {inventory.length === 0 ? (
        <p className={css.note}>{texts.noStock}</p>
      ) : (
        <>
          <StockChart inventory={inventory} getWarehouseName={getWarehouseName} quantity={quantity} />
          <PlainTable
            label={texts.inventory}
            rows={inventory}
            getRowId={({ warehouseId }) => warehouseId}
            columns={[
              {
                id: 'warehouse',
                label: texts.warehouse,
                isRowHeader: true,
                cell: ({ warehouseId }) => {
                  const name = getWarehouseName(warehouseId) || kernel.dash;
                  if (!warehouseId || !can('warehouse-details')) return name;
                  const to = { to: 'warehouses.details', warehouseId } as const;
                  return (
                    <a part="link" className={details.textLink} {...link(to)}>
                      {name}
                    </a>
                  );
                },
                total: texts.total,
              },
              column(texts.onHandTaxPaid, 'onHand', 'taxPaid'),
              column(texts.onHandBonded, 'onHand', 'bonded'),
              column(texts.availableTaxPaid, 'available', 'taxPaid'),
              column(texts.availableBonded, 'available', 'bonded'),
            ]}
          />
        </>
      )}
    </Card>
  );
}
