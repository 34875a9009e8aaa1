import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Spinner } from '@portal-kit/ui/spinner';
import { useRef } from 'react';
import type { PlaygroundAddress } from '../address/use-playground';
import type { EventLog } from '../log/event-log';
import type { Widget } from '../widgets/widget';
import { MountedWidget } from './mounted-widget';
import { ResizeHandle } from './resize-handle';
import * as css from './stage.css';
import type { useLive } from './use-live';
import { useNavigation } from './use-navigation';
import { previewScope, usePreviewTheme } from './use-preview-theme';

export interface StageProps extends PlaygroundAddress {
  widget: Widget;
  live: ReturnType<typeof useLive>;
  permissions: readonly string[] | undefined;
  /** Increases with every reset of the data, which mounts the widget again. */
  resets: number;
  log: EventLog;
}

/** The widget in a frame of the chosen width. */
export function Stage({ widget, live, permissions, resets, log, state, change }: StageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const navigation = useNavigation({ state, change });
  usePreviewTheme(state.tokens);
  const { user, supplier, failure, container } = state;
  return (
    <div className={css.stage}>
      <div
        ref={frame}
        className={css.frame}
        style={state.widthPx === undefined ? undefined : { width: state.widthPx }}
      >
        <div className={css.card} dir={state.direction}>
          {live.live ? (
            <MountedWidget
              key={JSON.stringify([widget.name, user, supplier, failure, container, resets])}
              {...{ widget, state, permissions, navigation, log }}
              live={live.live}
              className={`${css.widget} ${previewScope}`}
            />
          ) : live.isFailed ? (
            <div className={css.state}>
              <EmptyState
                tone="bad"
                title="The sandbox did not start"
                text="A file of the playground failed to load. Check your connection and try again."
                actions={<Button onClick={live.retry}>Try again</Button>}
              />
            </div>
          ) : (
            <div className={css.state}>
              <div className={css.loading} role="status">
                <Spinner />
                Starting the sandbox in this tab …
              </div>
            </div>
          )}
        </div>
        <ResizeHandle
          getWidthPx={() => frame.current?.offsetWidth ?? 0}
          widthPx={state.widthPx}
          onResize={(widthPx) => change({ widthPx }, { isContinued: true })}
        />
      </div>
    </div>
  );
}
