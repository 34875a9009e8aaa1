import * as css from './charts.css';

/** One series of a bar chart. */
export interface Series<Key extends string> {
  key: Key;
  label: string;
  fill: string;
}

/** Legend of a chart. */
export function Legend({ series }: { series: readonly Series<string>[] }) {
  return (
    <ul className={css.legend}>
      {series.map(({ key, label, fill }) => (
        <li key={key} className={css.legendEntry}>
          <svg aria-hidden="true" className={css.swatch} viewBox="0 0 1 1">
            <rect className={fill} width={1} height={1} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
