import { Button } from '@portal-kit/ui/button';
import { useRef, useState } from 'react';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as dashboardCss from '../dashboard.css';
import { Panel } from '../panels/panel';
import * as panelCss from '../panels/panel.css';
import type { useDashboardPreferences } from '../preferences/use-dashboard-preferences';
import { attentionMessages } from './attention.messages';
import type { AttentionProps } from './attention-props';
import { toExceptionRecord } from './exception-record';
import * as inboxCss from './inbox.css';
import { InboxEntry } from './inbox-entry';
import { HiddenOrders, SourceFailure } from './inbox-notes';
import { useExceptions } from './use-exceptions';
import { useInbox } from './use-inbox';

/** Number of exceptions before "Show all". */
const firstRows = 8;

type InboxPanelProps = Omit<AttentionProps, 'preferences'> & ReturnType<typeof useDashboardPreferences>;

/** The inbox: all records that need attention, the most urgent first, each with its reason and its fix. */
export function InboxPanel({ figures, thresholdCases, renderResubmit, ...choices }: InboxPanelProps) {
  const { can } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const texts = useMessages(attentionMessages);
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { exceptions, failed, isLoading, isComplete, partialCustomers } = useExceptions(
    figures,
    thresholdCases,
  );
  const inbox = useInbox({ exceptions, isComplete, today: figures.today, ...choices });
  const { rows, snoozed, last, isSnoozedShown } = inbox;
  const shown = isWhole || isSnoozedShown ? rows : rows.slice(0, firstRows);
  const focusList = () => list.current?.focus();
  return (
    <div className={dashboardCss.inbox}>
      <Panel
        title={texts.title}
        actions={
          snoozed.length > 0 && (
            <Button tone="quiet" size="small" aria-pressed={isSnoozedShown} onClick={inbox.toggleSnoozed}>
              {texts.snoozed(snoozed.length)}
            </Button>
          )
        }
        figure={{ data: isLoading ? undefined : rows, error: undefined, refetch: () => {} }}
        isEmpty={({ length }) => length + failed.length === 0 && !last}
        empty={texts.empty}
      >
        {() => (
          <>
            {failed.map((source) => (
              <SourceFailure key={`${source.name} ${source.direction}`} source={source} />
            ))}
            <div role="status" className={inboxCss.inboxNotice}>
              {last && texts.isSnoozed(toExceptionRecord(last.exception, can).name || dash, last.until)}
              {last && (
                <Button
                  key={last.exception.id}
                  buttonRef={focusOnMount}
                  tone="quiet"
                  size="small"
                  onClick={() => {
                    inbox.undo();
                    focusList();
                  }}
                >
                  {texts.undo}
                </Button>
              )}
            </div>
            <ul ref={list} tabIndex={-1} className={panelCss.panelRows} aria-label={texts.title}>
              {shown.map((exception) => (
                <InboxEntry
                  key={exception.id}
                  exception={exception}
                  mark={choices.preferences.marks[exception.id]}
                  isSnoozed={isSnoozedShown}
                  onMarked={(change) => inbox.mark(exception, change)}
                  onSnoozed={(days) => inbox.snooze(exception, days)}
                  onWoken={() => {
                    inbox.wake(exception);
                    focusList();
                  }}
                  renderResubmit={renderResubmit}
                  getFocusFallback={() => list.current}
                />
              ))}
            </ul>
            {rows.length > firstRows && !isSnoozedShown && (
              <div className={inboxCss.inboxNote}>
                <Button
                  tone="quiet"
                  size="small"
                  aria-expanded={isWhole}
                  onClick={() => setWhole((current) => !current)}
                >
                  {isWhole ? texts.showFewer : texts.showAll(rows.length)}
                </Button>
              </div>
            )}
            <HiddenOrders orders={figures.orders} />
            {partialCustomers !== undefined && (
              <p className={inboxCss.inboxNote}>{texts.partialLicenses(partialCustomers)}</p>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

/** The menu and its button are unmounted after a snooze, so the focus moves to Undo. */
function focusOnMount(button: HTMLButtonElement | null) {
  requestAnimationFrame(() => button?.isConnected && button.focus());
}
