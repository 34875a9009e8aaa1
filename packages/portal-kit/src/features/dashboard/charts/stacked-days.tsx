import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import * as css from '../dashboard.css';
import { Legend, type Series } from './legend';
import { useChartSpace } from './use-chart-space';

type MovedKey = 'received' | 'shipped';

/** A bar of the chart. */
export type DayValues = { day: string } & Readonly<Record<MovedKey, number>>;

export interface StackedDaysProps {
  days: readonly DayValues[];
  series: readonly Series<MovedKey>[];
  numberText: (value: number) => string;
  dayText: (day: string) => string;
}

/** Lengths in pixels at the default font size. */
const lengths = { height: 200, bottom: 22, top: 10, start: 44, gap: 8, baseline: 4, dayLabel: 52 };
/** Stacked bar chart with one bar per day. Hidden from screen readers: the table contains the same data. */
export function StackedDays({ days, series, numberText, dayText }: StackedDaysProps) {
  const { element, widthPx, scale } = useChartSpace();
  const heightPx = lengths.height * scale;
  const startPx = lengths.start * scale;
  const largest = Math.max(1, ...days.map(({ received, shipped }) => received + shipped));
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [startPx, widthPx], padding: 0.3 });
  /** Number of days between two labels. */
  const labelEvery = x.step() * 7 < lengths.dayLabel * scale ? 14 : 7;
  const y = scaleLinear({
    domain: [0, largest],
    range: [heightPx - lengths.bottom * scale, lengths.top * scale],
    nice: true,
  });
  const fills = new Map(series.map(({ key, fill }) => [key, fill]));
  return (
    <div className={css.chart}>
      <div ref={element}>
        {widthPx > 0 && (
          <svg aria-hidden="true" className={css.picture} width={widthPx} height={heightPx}>
            {y.ticks(4).map((value) => (
              <Group key={value} top={y(value)}>
                <line className={css.grid} x1={startPx} x2={widthPx} />
                <text className={css.label} x={startPx - lengths.gap * scale} dy="0.35em" textAnchor="end">
                  {numberText(value)}
                </text>
              </Group>
            ))}
            {days.map(
              ({ day }, index) =>
                (days.length - 1 - index) % labelEvery === 0 && (
                  <text
                    key={day}
                    className={css.label}
                    x={(x(day) ?? 0) + x.bandwidth() / 2}
                    y={heightPx - lengths.baseline * scale}
                    textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                  >
                    {dayText(day)}
                  </text>
                ),
            )}
            <BarStack
              data={[...days]}
              keys={series.map(({ key }) => key)}
              x={({ day }) => day}
              xScale={x}
              yScale={y}
              color={(key) => key}
            >
              {(stacks) =>
                stacks.flatMap(({ bars }) =>
                  bars.map(
                    (bar) =>
                      bar.height > 0 && (
                        <rect
                          key={`${bar.key} ${bar.index}`}
                          className={fills.get(bar.key)}
                          x={bar.x}
                          y={bar.y}
                          width={bar.width}
                          height={bar.height}
                          rx={2}
                        />
                      ),
                  ),
                )
              }
            </BarStack>
          </svg>
        )}
      </div>
      <Legend series={series} />
    </div>
  );
}
