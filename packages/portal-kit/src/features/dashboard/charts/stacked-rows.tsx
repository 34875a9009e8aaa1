import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStackHorizontal } from '@visx/shape';
import * as css from '../dashboard.css';
import { Legend, type Series } from './legend';
import { useChartSpace } from './use-chart-space';

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

/** Lengths in pixels at the default font size. `character` is the average width of a character. */
const lengths = { row: 42, bar: 12, label: 11, barTop: 17, character: 6.5 };

/** Cuts a label that would overlap the total of its bar. The table below the chart shows the whole label. */
function fittingLabel(label: string, total: string, lengthPx: number): string {
  const room = Math.floor(lengthPx / lengths.character) - total.length - 1;
  return label.length <= room ? label : `${label.slice(0, Math.max(1, room - 1))}…`;
}

/**
 * Stacked horizontal bar chart with a label above each bar. Hidden from screen readers: the table contains the same
 * data.
 */
export function StackedRows<Key extends string>({ rows, series }: StackedRowsProps<Key>) {
  const { element, widthPx, scale } = useChartSpace();
  const keys = series.map(({ key }) => key);
  const totalOf = ({ values }: StackedRow<Key>) => keys.reduce((sum, key) => sum + values[key], 0);
  const heightPx = rows.length * lengths.row * scale;
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
                <text className={css.label} y={lengths.label * scale}>
                  {fittingLabel(row.label, row.total, widthPx / scale)}
                </text>
                <text className={css.value} x={widthPx} y={lengths.label * scale} textAnchor="end">
                  {row.total}
                </text>
                <rect
                  className={css.track}
                  y={lengths.barTop * scale}
                  width={widthPx}
                  height={lengths.bar * scale}
                  rx={3}
                />
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
                          y={topPx + lengths.barTop * scale}
                          width={Math.max(1, width - 1)}
                          height={lengths.bar * scale}
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
