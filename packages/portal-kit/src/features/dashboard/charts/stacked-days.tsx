import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import type { Destination } from '../../../kernel/navigation/destination';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import * as css from './charts.css';
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
  /** Returns the list of the orders that a bar counts. */
  getDestination: (key: MovedKey, day: string) => Destination;
  /** Tooltip of a bar. */
  barText: (label: string, day: string, value: number) => string;
}

/** Lengths in pixels at the default font size. */
const lengths = { height: 200, bottom: 22, top: 10, start: 44, gap: 8, baseline: 4, dayLabel: 52 };

/**
 * Stacked bar chart with one bar per day. A bar is a link for the pointer. The chart is hidden from screen readers and
 * the keyboard: the table contains the same data and links.
 */
export function StackedDays(props: StackedDaysProps) {
  const { days, series, numberText, dayText, getDestination, barText } = props;
  const link = useDestinationLink();
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
  const seriesOf = new Map(series.map((one) => [one.key, one]));
  return (
    <div className={css.chart}>
      <div ref={element}>
        {widthPx > 0 && (
          <svg aria-hidden="true" className={css.chartPicture} width={widthPx} height={heightPx}>
            {y.ticks(4).map((value) => (
              <Group key={value} top={y(value)}>
                <line className={css.gridLine} x1={startPx} x2={widthPx} />
                <text
                  className={css.axisLabel}
                  x={startPx - lengths.gap * scale}
                  dy="0.35em"
                  textAnchor="end"
                >
                  {numberText(value)}
                </text>
              </Group>
            ))}
            {days.map(
              ({ day }, index) =>
                (days.length - 1 - index) % labelEvery === 0 && (
                  <text
                    key={day}
                    className={css.axisLabel}
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
                  bars.map((bar) => {
                    const { day, ...values } = bar.bar.data;
                    const one = seriesOf.get(bar.key);
                    return (
                      bar.height > 0 &&
                      one && (
                        <a
                          key={`${bar.key} ${bar.index}`}
                          tabIndex={-1}
                          className={css.barLink}
                          {...link(getDestination(bar.key, day))}
                        >
                          <title>{barText(one.label, day, values[bar.key])}</title>
                          <rect
                            className={one.fill}
                            x={bar.x}
                            y={bar.y}
                            width={bar.width}
                            height={bar.height}
                            rx={2}
                          />
                        </a>
                      )
                    );
                  }),
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
