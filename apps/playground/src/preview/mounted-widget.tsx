import type { NavigationPort } from 'portal-kit/element-inputs';
import type { WidgetName } from 'portal-kit/elements';
import { useEffect, useMemo, useRef } from 'react';
import { type PlaygroundState, widgetLocale } from '../address/playground-state';
import { describeValue, type EventLog } from '../log/event-log';
import { failures } from '../sandbox/failures';
import type { Widget } from '../widgets/widget';
import { createRecordedFetch } from './recorded-fetch';
import type { Live } from './use-live';
import { createInputValues } from './widget-inputs';

export interface MountedWidgetProps {
  widget: Widget;
  state: PlaygroundState;
  live: Live;
  /** Undefined: the widget offers every action. */
  permissions: readonly string[] | undefined;
  navigation: NavigationPort;
  log: EventLog;
  className: string;
}

const apiUrl = 'https://portal.example';

/** The widget in an element of the page. Another failure, user or container mounts it again: give it a new `key`. */
export function MountedWidget(props: MountedWidgetProps) {
  const { widget, state, live, permissions, navigation, log, className } = props;
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<ReturnType<Live['mount']>>(undefined);
  const getInputValues = useMemo(() => createInputValues(widget, log), [widget, log]);
  const options = {
    ...getInputValues(state.inputs),
    locale: widgetLocale(state),
    theme: state.theme,
    permissions,
    navigation,
  };
  const latest = useRef({ state, options });
  latest.current = { state, options };

  useEffect(() => {
    const first = latest.current.state;
    const failure = failures.find(({ id }) => id === first.failure) ?? failures[0];
    live.sandbox.setFailure(failure);
    if (first.container === 'page') void import('portal-kit/styles.css');
    const handle = live.mount(widget.name as WidgetName, container.current, {
      ...latest.current.options,
      apiUrl,
      supplierId: first.supplier,
      isIsolated: first.container === 'shadow',
      getToken: () => {
        if (failure.hasNoToken) throw new Error('The scenario issues no token.');
        return live.sandbox.token(first.user);
      },
      fetch: createRecordedFetch(live.sandbox.fetch, log),
      onEvent: ({ type, detail }: { type: string; detail: unknown }) =>
        log.add({ kind: 'event', name: type, detail: describeValue(detail), isFailed: false }),
      onError: ({ kind, message }: { kind: string; message: string }) =>
        log.add({ kind: 'error', name: kind, detail: message, isFailed: true }),
    } as never);
    mounted.current = handle;
    return () => {
      mounted.current = undefined;
      handle.destroy();
    };
  }, [widget, live, log]);

  const changes = JSON.stringify([state.inputs, options.locale, options.theme, permissions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these inputs change while the widget is mounted
  useEffect(() => mounted.current?.update(latest.current.options as never), [changes]);

  return <div ref={container} className={className} />;
}
