import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type ComponentType, useContext, useInsertionEffect } from 'react';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';
import { adoptStyles, ShadowRootContext } from '../dom/shadow-root';
import type { MountableWidget } from '../mount/mount-widget';
import type { WidgetComponent } from '../mount/render-widget';

/** Adopts the style sheet of a widget into the shadow root around it. */
function withStyles<Props extends object>(loaded: MountableWidget<Props>): ComponentType<Props> {
  const { styles } = loaded;
  const Widget = loaded.Widget as ComponentType<Props>;
  return (props) => {
    const root = useContext(ShadowRootContext);
    useInsertionEffect(() => {
      if (root) adoptStyles(root, styles);
    }, [root]);
    return <Widget {...props} />;
  };
}

/**
 * Creates a widget whose code and styles load when it first renders. If they fail to load, it shows an unstyled message
 * with a retry button.
 */
export function lazyWidget<Props extends object>(
  load: () => Promise<MountableWidget<Props>>,
): WidgetComponent<Props> {
  const Part = lazyPart<Props>(async () => withStyles(await load()));
  return (props) => (
    <WidgetBoundary>
      <Part {...props} />
    </WidgetBoundary>
  );
}
