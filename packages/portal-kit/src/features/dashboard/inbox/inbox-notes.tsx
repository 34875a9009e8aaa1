import { Button } from '@portal-kit/ui/button';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { MoreLink } from '../links/figure-link';
import type { DashboardFigures } from '../use-dashboard';
import { attentionMessages } from './attention.messages';
import * as css from './inbox.css';
import type { FailedSource } from './use-exceptions';

/** A list of the inbox that could not be loaded, with Retry. */
export function SourceFailure({ source: { name, direction, retry } }: { source: FailedSource }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(attentionMessages);
  const names = texts.sources[name];
  const label = typeof names === 'string' ? names : names[direction ?? 'inbound'];
  return (
    <div role="alert" className={css.inboxFailure}>
      {texts.sourceFailed(label)}
      <Button size="small" aria-label={texts.fixOf(kernel.retry, label)} onClick={retry}>
        {kernel.retry}
      </Button>
    </div>
  );
}

/** Links to the tables with more orders than the inbox has loaded. */
export function HiddenOrders({ orders }: { orders: DashboardFigures['orders'] }) {
  const texts = useMessages(attentionMessages);
  const links = (['failed', 'late'] as const).flatMap((group) =>
    (['inbound', 'outbound'] as const)
      .filter((direction) => {
        const { data } = orders[direction][group];
        return (data?.total ?? 0) > (data?.rows.length ?? 0);
      })
      .map((direction) => (
        <MoreLink
          key={`${group} ${direction}`}
          to={{ to: 'dashboard.details', widget: `${group}-${direction}` }}
        >
          {texts.seeAll[group][direction]}
        </MoreLink>
      )),
  );
  return links.length > 0 && <p className={css.inboxNote}>{links}</p>;
}
