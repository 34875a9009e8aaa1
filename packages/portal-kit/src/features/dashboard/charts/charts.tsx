import { lazyPart } from '@portal-kit/ui/lazy-part';
import { PlainTable, type PlainTableProps } from '@portal-kit/ui/plain-table';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useMessages } from '../../../kernel/messages/use-messages';
import { dashboardMessages } from '../dashboard.messages';
import * as css from './charts.css';

/** The chart loads after the first render. */
export const StackedDays = lazyPart(
  () => import('./stacked-days').then((part) => part.StackedDays),
  <div className={css.chartPlace} />,
);

/** Collapsible table below a chart that shows the same data with links. */
export function ChartTable<Row>(props: PlainTableProps<Row>) {
  const texts = useMessages(dashboardMessages);
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        {texts.showTable}
        <span className={visuallyHidden}>: {props.label}</span>
      </summary>
      <PlainTable {...props} />
    </details>
  );
}
