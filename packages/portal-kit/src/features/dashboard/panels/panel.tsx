import inboxIcon from '@lucide/icons/icons/inbox';
import { Card } from '@portal-kit/ui/card';
import { classNames } from '@portal-kit/ui/class-names';
import { Icon } from '@portal-kit/ui/icon';
import { Skeleton } from '@portal-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { ListFailure } from '../../../lists/list-message';
import { shownRows } from '../use-dashboard';
import * as css from './panel.css';

const lowRows = 3;

interface PanelProps<Data> {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  figure: { data: Data | undefined; error: unknown; refetch: () => void };
  /** Whether the panel has the smaller height of a bar chart. Default false. */
  isLow?: boolean;
  /** Whether the data contains nothing to show. */
  isEmpty: (data: Data) => boolean;
  /** Message for empty data. */
  empty: string;
  children: (data: Data) => ReactNode;
}

/** A panel of the dashboard with its own loading, failed and empty states. All states have the same height. */
export function Panel<Data>(props: PanelProps<Data>) {
  const { title, note, actions, figure, isLow = false, isEmpty, empty, children } = props;
  const kernel = useMessages(kernelMessages);
  const { data, error, refetch } = figure;
  const content = () => {
    if (data === undefined && error) {
      return (
        <div className={css.panelMessage}>
          <ListFailure error={error} onRetry={refetch} />
        </div>
      );
    }
    if (data === undefined) {
      return (
        <div role="status" aria-label={kernel.loading} className={css.panelRows}>
          {Array.from({ length: isLow ? lowRows : shownRows }, (_, index) => (
            <div key={index} className={css.panelRow}>
              <span className={css.rowText}>
                <Skeleton className={css.textBone} />
                <Skeleton className={css.textBone} />
              </span>
            </div>
          ))}
        </div>
      );
    }
    return isEmpty(data) ? (
      <p className={css.emptyPanel}>
        <Icon data={inboxIcon} sizePx={24} />
        {empty}
      </p>
    ) : (
      children(data)
    );
  };
  return (
    <Card title={title} note={note} actions={actions} isFlush>
      <div className={classNames(css.panel, isLow && css.lowPanel)}>
        <WidgetBoundary widget="Dashboard">{content()}</WidgetBoundary>
      </div>
    </Card>
  );
}
