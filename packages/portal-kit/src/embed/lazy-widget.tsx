import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type ComponentType, useContext, useInsertionEffect } from 'react';
import { WidgetBoundary } from '../kernel/portal/widget-boundary';
import type { MountableWidget } from './mount-widget';
import { OwnRoot } from './own-root';
import { adoptStyles } from './shadow-styles';

/** A widget that brings its style sheet into the shadow root around it. */
function styled<Props extends object>({ Widget, styles }: MountableWidget<Props>): ComponentType<Props> {
  return (props) => {
    const root = useContext(OwnRoot);
    useInsertionEffect(() => {
      if (root) adoptStyles(root, styles);
    }, [root]);
    return <Widget {...props} />;
  };
}

/**
 * A widget whose code and styles are fetched when the first one is shown. Where they cannot be, that is shown in its place,
 * without styles, with a way to try again.
 */
export function lazyWidget<Props extends object>(
  load: () => Promise<MountableWidget<Props>>,
): ComponentType<Props> {
  const Part = lazyPart<Props>(async () => styled(await load()));
  return (props) => (
    <WidgetBoundary>
      <Part {...props} />
    </WidgetBoundary>
  );
}
