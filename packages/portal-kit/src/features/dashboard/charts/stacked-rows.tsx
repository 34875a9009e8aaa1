import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStackHorizontal } from '@visx/shape';
import * as css from '../dashboard.css';
import { Legend, type Series } from './legend';
import { useWidth } from './use-width';

/** One bar with a value per series. */
export interface StackedRow<Key extends string> {
  id: string;
  label: string;
  values: Readonly<Record<Key, number>>;
  /** Formatted total of the bar. */
  total: string;
}

export interface StackedRowsProps<Key extends string> {
  rows: readonly StackedRow<Key>[];
  series: readonly Series<Key>[];
}

const rowPx = 42;
const barPx = 12;
/** Distance from the top of a row to the baseline of its label. */
const labelPx = 14;

/**
 * Stacked horizontal bar chart with a label above each bar. Hidden from screen readers: the table contains the same
 * data.
 */
export function StackedRows<Key extends string>({ rows, series }: StackedRowsProps<Key>) {
  const [element, widthPx] = useWidth();
  const keys = series.map(({ key }) => key);
  const totalOf = ({ values }: StackedRow<Key>) => keys.reduce((sum, key) => sum + values[key], 0);
  const heightPx = rows.length * rowPx;
  const x = scaleLinear({ domain: [0, Math.max(1, ...rows.map(totalOf))], range: [0, widthPx] });
  const y = scaleBand({ domain: rows.map(({ id }) => id), range: [0, heightPx] });
  const fills = new Map(series.map(({ key, fill }) => [key, fill]));
  return (
    <div className={css.chart}>
      <div ref={element}>
        {widthPx > 0 && (
          <svg aria-hidden="true" className={css.picture} width={widthPx} height={heightPx}>
            {rows.map((row) => (
              <Group key={row.id} top={y(row.id) ?? 0}>
                <text className={css.label} y={labelPx - 3}>
                  {row.label}
                </text>
                <text className={css.value} x={widthPx} y={labelPx - 3} textAnchor="end">
                  {row.total}
                </text>
                <rect className={css.track} y={labelPx + 3} width={widthPx} height={barPx} rx={3} />
              </Group>
            ))}
            <BarStackHorizontal
              data={[...rows]}
              keys={keys}
              value={({ values }, key) => values[key]}
              y={({ id }) => id}
              xScale={x}
              yScale={y}
              color={(key) => key}
            >
              {(stacks) =>
                stacks.flatMap(({ bars }) =>
                  bars.map(
                    ({ key, index, x: startPx, y: topPx, width }) =>
                      width > 0 && (
                        <rect
                          key={`${key} ${index}`}
                          className={fills.get(key)}
                          x={startPx}
                          y={topPx + labelPx + 3}
                          width={Math.max(1, width - 1)}
                          height={barPx}
                          rx={3}
                        />
                      ),
                  ),
                )
              }
            </BarStackHorizontal>
          </svg>
        )}
      </div>
      <Legend series={series} />
    </div>
  );
}
