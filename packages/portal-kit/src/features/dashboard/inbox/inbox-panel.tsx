import { Button } from '@portal-kit/ui/button';
import { useRef, useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from '../dashboard.css';
import { MoreLink } from '../links/figure-link';
import { Panel } from '../panels/panel';
import type { DashboardFigures } from '../use-dashboard';
import { attentionMessages } from './attention.messages';
import type { AttentionProps } from './attention-props';
import { ExceptionFix } from './exception-fix';
import { ExceptionRow } from './exception-row';
import { type FailedSource, useExceptions } from './use-exceptions';

/** Number of exceptions before "Show all". */
const firstRows = 8;

/** The inbox: all records that need attention, the most urgent first, each with its reason and its fix. */
export function InboxPanel({ figures, thresholdCases, renderResubmit }: AttentionProps) {
  const texts = useMessages(attentionMessages);
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { exceptions, failed, isLoading, partialCustomers } = useExceptions(figures, thresholdCases);
  const rows = isWhole ? exceptions : exceptions.slice(0, firstRows);
  return (
    <div className={css.inbox}>
      <Panel
        title={texts.title}
        figure={{
          data: isLoading ? undefined : exceptions,
          error: undefined,
          refetch: () => {},
        }}
        isEmpty={({ length }) => length + failed.length === 0}
        empty={texts.empty}
      >
        {() => (
          <>
            {failed.map((source) => (
              <SourceFailure key={`${source.name} ${source.direction}`} source={source} />
            ))}
            <ul ref={list} tabIndex={-1} className={css.rows} aria-label={texts.title}>
              {rows.map((exception) => (
                <ExceptionRow
                  key={exception.id}
                  exception={exception}
                  actions={
                    <ExceptionFix
                      exception={exception}
                      renderResubmit={renderResubmit}
                      getFocusFallback={() => list.current}
                    />
                  }
                />
              ))}
            </ul>
            {exceptions.length > firstRows && (
              <div className={css.inboxMore}>
                <Button
                  tone="quiet"
                  size="small"
                  aria-expanded={isWhole}
                  onClick={() => setWhole((current) => !current)}
                >
                  {isWhole ? texts.showFewer : texts.showAll(exceptions.length)}
                </Button>
              </div>
            )}
            <HiddenOrders orders={figures.orders} />
            {partialCustomers !== undefined && (
              <p className={css.inboxNote}>{texts.partialLicenses(partialCustomers)}</p>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

function SourceFailure({ source: { name, direction, retry } }: { source: FailedSource }) {
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
function HiddenOrders({ orders }: { orders: DashboardFigures['orders'] }) {
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
