import { Card } from '@portal-kit/ui/card';
import { type PlainColumn, PlainTable } from '@portal-kit/ui/plain-table';
import { Skeleton } from '@portal-kit/ui/skeleton';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { ListFailure } from '../../../lists/list-message';
import * as css from '../panels/panel.css';
import type { Figure } from '../use-dashboard';
import type { DayRows } from './day-rows';
import { digestMessages } from './digest.messages';

interface DigestSectionProps<Row> {
  section: keyof ReturnType<typeof digestMessages>['sections'];
  figure: Figure<DayRows<Row>>;
  columns: readonly PlainColumn<Row>[];
  getRowId: (row: Row) => string;
}

/** A section of the digest with its own loading, failed and empty states. Hidden without permission. */
export function DigestSection<Row>(props: DigestSectionProps<Row>) {
  const { section, figure, columns, getRowId } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(digestMessages);
  if (!figure.isOpen) return null;
  const { title, empty } = texts.sections[section];
  const { data, error, refetch } = figure;
  const content = () => {
    if (data === undefined && error) return <ListFailure error={error} onRetry={refetch} />;
    if (data === undefined)
      return (
        <div role="status" aria-label={kernel.loading} className={css.panelMessage}>
          <Skeleton className={css.lineBone} />
        </div>
      );
    return (
      <>
        {data.rows.length === 0 ? (
          <div className={css.panelMessage}>{empty}</div>
        ) : (
          <PlainTable label={title} columns={columns} rows={data.rows} getRowId={getRowId} />
        )}
        {data.isPartial && <div className={css.panelMessage}>{texts.partial(data.checked)}</div>}
      </>
    );
  };
  return (
    <Card title={title} note={data && texts.count(data.rows.length, data.isPartial)} isFlush>
      <WidgetBoundary widget="DailyDigest">{content()}</WidgetBoundary>
    </Card>
  );
}
