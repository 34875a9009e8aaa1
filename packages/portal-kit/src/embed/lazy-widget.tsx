import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { ComponentType } from 'react';
import { WidgetBoundary } from '../kernel/portal/widget-boundary';

/** A widget whose code is fetched when the first one is shown. A failure is shown in its place, with a way to try again. */
export function lazyWidget<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart<Props>(load);
  return (props) => (
    <WidgetBoundary>
      <Part {...props} />
    </WidgetBoundary>
  );
}
