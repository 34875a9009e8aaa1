import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlaygroundAddress } from '../address/use-playground';
import { type EventLog, useLogEntries } from '../log/event-log';
import { LogPanel } from '../log/log-panel';
import type { Widget } from '../widgets/widget';
import * as css from './shell.css';

const CodePanel = lazyPart(() => import('../code/code-panel').then((part) => part.CodePanel));

const tabs = ['code', 'log'] as const;
type Tab = (typeof tabs)[number];

export interface PanelsProps extends PlaygroundAddress {
  widget: Widget;
  permissions: readonly string[] | undefined;
  log: EventLog;
}

/** The code of the widget, and its events and requests. */
export function Panels({ log, ...rest }: PanelsProps) {
  const [open, setOpen] = useState<Tab>('code');
  const count = useLogEntries(log).length;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = open === 'code' ? 'log' : 'code';
    setOpen(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className={css.panels}>
      <div ref={list} role="tablist" aria-label="Code and events" className={css.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-controls="panel"
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            className={css.tab}
            onClick={() => setOpen(tab)}
          >
            {tab === 'code' ? 'Code' : 'Events and requests'}
            {tab === 'log' && count > 0 && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${open}`} className={css.tabPanel}>
        {open === 'code' ? (
          <CodePanel {...rest} onLoadFailed={() => setOpen('log')} />
        ) : (
          <LogPanel log={log} />
        )}
      </div>
    </div>
  );
}
