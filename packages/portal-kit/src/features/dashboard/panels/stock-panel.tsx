import type { Page } from '@portal-kit/sdk';
import { formatFilter } from '@portal-kit/sdk/filters';
import type { Item } from '@portal-kit/sdk/items';
import { itemTypeMessages, itemTypeName } from '../../../domain/items/item-types';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { ChartTable } from '../charts/charts';
import * as chartsCss from '../charts/charts.css';
import { StackedRows } from '../charts/stacked-rows';
import { dashboardMessages } from '../dashboard.messages';
import { type StockSum, sumStockByType, sumStockByWarehouse } from '../figures/stock/stock-sums';
import { countText, FigureLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import type { Figure } from '../use-dashboard';
import { Panel } from './panel';
import * as statusCss from './status-panel.css';

interface StockPanelProps {
  by: 'warehouse' | 'type';
  items: Figure<Page<Item>>;
}

/** Maximum number of bars. */
const drawnRows = 6;
/** Rounds to whole cases. Less than one case has one decimal, so that a few bottles aren't shown as 0 cases. */
const roundCases = (cases: number) =>
  cases >= 1 ? Math.floor(cases) : Math.min(Math.ceil(cases * 10), 9) / 10;
const filterField = { warehouse: 'warehouseId', type: 'type' } as const;

/** Panel of the stock on hand by warehouse or item type, tax paid and bonded. */
export function StockPanel({ by, items }: StockPanelProps) {
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(dashboardMessages);
  const { names } = useMessages(itemTypeMessages);
  const { warehouses } = useWarehouses({ isWanted: items.isOpen && by === 'warehouse' });
  if (!items.isOpen) return null;
  const title = by === 'warehouse' ? texts.stock.byWarehouse : texts.stock.byType;
  const getGroupName = (id: string) =>
    by === 'type'
      ? itemTypeName(id, names) || kernel.dash
      : warehouses?.find(({ warehouseId }) => warehouseId === id)?.name || id;
  const { data } = items;
  const isWhole = !data || data.total === null || data.total <= data.rows.length;
  const getListDestination = (id: string) =>
    ({ to: 'items.list', filter: formatFilter({ [filterField[by]]: id }) }) as const;
  const column = (id: string, label: string, cases: (sum: StockSum) => number) => ({
    id,
    label,
    align: 'end' as const,
    cell: (sum: StockSum) => texts.number(roundCases(cases(sum))),
  });
  return (
    <Panel
      title={title}
      note={isWhole ? texts.stock.unit : `${texts.stock.unit}. ${texts.partial(data.rows.length)}`}
      figure={{ ...items, data: data && (by === 'type' ? sumStockByType : sumStockByWarehouse)(data.rows) }}
      isLow
      isEmpty={(sums) => sums.every(({ taxPaid, bonded }) => taxPaid + bonded === 0)}
      empty={texts.stock.empty}
    >
      {(sums) => (
        <>
          <StackedRows
            label={title}
            rows={sums.slice(0, drawnRows).map((sum) => ({
              id: sum.id,
              label: getGroupName(sum.id),
              values: { taxPaid: sum.taxPaid, bonded: sum.bonded },
              to: getListDestination(sum.id),
              total: (
                <>
                  {countText({ value: sum.items, isAtLeast: !isWhole }, texts)}{' '}
                  {texts.stock.itemsCounted(sum.items)}
                  {' · '}
                  <span className={statusCss.statusCount}>
                    {quantities.cases(roundCases(sum.taxPaid + sum.bonded))}
                  </span>
                </>
              ),
            }))}
            series={[
              { key: 'taxPaid', label: texts.stock.taxPaid, fill: chartsCss.series.taxPaid },
              { key: 'bonded', label: texts.stock.bonded, fill: chartsCss.series.bonded },
            ]}
          />
          {sums.length > drawnRows && <p className={chartsCss.chartNote}>{texts.stock.largest(drawnRows)}</p>}
          <ChartTable
            label={title}
            rows={sums}
            getRowId={({ id }) => id}
            columns={[
              {
                id: 'name',
                label: by === 'type' ? texts.stock.type : texts.stock.warehouse,
                isRowHeader: true,
                cell: ({ id }) => getGroupName(id),
              },
              {
                id: 'items',
                label: texts.stock.items,
                align: 'end',
                cell: ({ id, items: count }) => (
                  <FigureLink
                    className={linksCss.recordLink}
                    count={{ value: count, isAtLeast: !isWhole }}
                    label={texts.stock.itemsCounted}
                    to={getListDestination(id)}
                  />
                ),
              },
              column('taxPaid', texts.stock.taxPaid, ({ taxPaid }) => taxPaid),
              column('bonded', texts.stock.bonded, ({ bonded }) => bonded),
              column('total', texts.stock.total, ({ taxPaid, bonded }) => taxPaid + bonded),
            ]}
          />
        </>
      )}
    </Panel>
  );
}
