import type { Destination } from '../../../kernel/navigation/destination';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import * as css from '../dashboard.css';
import { Legend, type Series } from './legend';
import { niceTicks } from './nice-scale';
import { useChartSpace } from './use-chart-space';

type MovedKey = 'received' | 'shipped';

/** A bar of the chart. */
type DayValues = { day: string } & Readonly<Record<MovedKey, number>>;

interface StackedDaysProps {
  days: readonly DayValues[];
  series: readonly Series<MovedKey>[];
  numberText: (value: number) => string;
  dayText: (day: string) => string;
  /** The list of the orders that a bar counts. */
  linkOf: (key: MovedKey, day: string) => Destination;
  /** Tooltip of a bar. */
  barText: (label: string, day: string, value: number) => string;
}

/** Lengths in pixels at the default font size. `bar` is the width of a bar as a share of its day. */
const lengths = { height: 200, bottom: 22, top: 10, start: 44, gap: 8, baseline: 4, dayLabel: 52, bar: 0.7 };

/**
 * Stacked bar chart with one bar per day. A bar is a link for the pointer. The chart is hidden from screen readers and
 * the keyboard: the table contains the same data and links.
 */
export function StackedDays(props: StackedDaysProps) {
  const { days, series, numberText, dayText, linkOf, barText } = props;
  const link = useDestinationLink();
  const { element, widthPx, scale } = useChartSpace();
  const heightPx = lengths.height * scale;
  const startPx = lengths.start * scale;
  const bottomPx = heightPx - lengths.bottom * scale;
  const dayPx = (widthPx - startPx) / days.length;
  const barPx = dayPx * lengths.bar;
  const ticks = niceTicks(Math.max(...days.map(({ received, shipped }) => received + shipped)), 4);
  const y = (value: number) => bottomPx - (value / (ticks.at(-1) ?? 1)) * (bottomPx - lengths.top * scale);
  const x = (index: number) => startPx + index * dayPx + (dayPx - barPx) / 2;
  /** Number of days between two labels. */
  const labelEvery = dayPx * 7 < lengths.dayLabel * scale ? 14 : 7;
  return (
    <div className={css.chart}>
      <div ref={element} className={css.chartPlace}>
        {widthPx > 0 && (
          <svg aria-hidden="true" className={css.picture} width={widthPx} height={heightPx}>
            {ticks.map((value) => (
              <g key={value} transform={`translate(0 ${y(value)})`}>
                <line className={css.grid} x1={startPx} x2={widthPx} />
                <text className={css.label} x={startPx - lengths.gap * scale} dy="0.35em" textAnchor="end">
                  {numberText(value)}
                </text>
              </g>
            ))}
            {days.map(
              ({ day }, index) =>
                (days.length - 1 - index) % labelEvery === 0 && (
                  <text
                    key={day}
                    className={css.label}
                    x={x(index) + barPx / 2}
                    y={heightPx - lengths.baseline * scale}
                    textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                  >
                    {dayText(day)}
                  </text>
                ),
            )}
            {days.flatMap((values, index) =>
              series.map(({ key, label, fill }, place) => {
                const below = series.slice(0, place).reduce((sum, one) => sum + values[one.key], 0);
                const value = values[key];
                return (
                  value > 0 && (
                    <a
                      key={`${key} ${values.day}`}
                      tabIndex={-1}
                      className={css.barLink}
                      {...link(linkOf(key, values.day))}
                    >
                      <title>{barText(label, values.day, value)}</title>
                      <rect
                        className={fill}
                        x={x(index)}
                        y={y(below + value)}
                        width={barPx}
                        height={y(below) - y(below + value)}
                        rx={2}
                      />
                    </a>
                  )
                );
              }),
            )}
          </svg>
        )}
      </div>
      <Legend series={series} />
    </div>
  );
}
