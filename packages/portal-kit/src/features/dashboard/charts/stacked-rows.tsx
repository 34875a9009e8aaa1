import { classNames } from '@portal-kit/ui/class-names';
import type { ReactNode } from 'react';
import type { Destination } from '../../../kernel/navigation/destination';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import * as linksCss from '../links/links.css';
import * as css from './charts.css';
import { Legend, type Series } from './legend';

/** One bar with a value per series. */
export interface StackedRow<Key extends string> {
  id: string;
  label: string;
  values: Readonly<Record<Key, number>>;
  /** Formatted total of the bar. */
  total: ReactNode;
  /** The list of the records that the bar counts. */
  to: Destination;
}

interface StackedRowsProps<Key extends string> {
  label: string;
  rows: readonly StackedRow<Key>[];
  series: readonly Series<Key>[];
}

/** Stacked horizontal bar chart. Each bar with its label and total is a link; a table contains the values per series. */
export function StackedRows<Key extends string>({ label, rows, series }: StackedRowsProps<Key>) {
  const link = useDestinationLink();
  const sumValues = ({ values }: StackedRow<Key>, keys: readonly Series<Key>[]) =>
    keys.reduce((sum, { key }) => sum + values[key], 0);
  const largest = Math.max(1, ...rows.map((row) => sumValues(row, series)));
  const percent = (value: number) => `${(value / largest) * 100}%`;
  return (
    <>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className={classNames(css.stackedRow, linksCss.covered)}>
            <a
              part="link"
              title={row.label}
              className={classNames(css.stackedName, linksCss.covering.all)}
              {...link(row.to)}
            >
              {row.label}
            </a>
            <span className={css.stackedTotal}>{row.total}</span>
            <svg aria-hidden="true" className={classNames(css.bar, css.stackedBar)}>
              {series.map(({ key, fill }, index) => (
                <rect
                  key={key}
                  className={fill}
                  x={percent(sumValues(row, series.slice(0, index)))}
                  width={percent(row.values[key])}
                  height="100%"
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <div className={css.chart}>
        <Legend series={series} />
      </div>
    </>
  );
}
