import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { PortalEvent } from '../kernel/events/portal-events';
import { type EmbedInputs, splitInputs } from './embed-inputs';
import { EmbedScope } from './embed-scope';
import { OwnRoot } from './own-root';

export interface DrawnWidget<Props extends object> {
  draw: (options: EmbedInputs & Props) => void;
  destroy: () => void;
}

/** Two roots in one page count their ids alike, this package's and the page's own. */
const idPrefix = () => `pk-${Math.random().toString(36).slice(2)}-`;

/** A widget with a React root of its own, in an element or a shadow root. */
export function drawWidget<Props extends object>(
  Widget: ComponentType<Props>,
  container: Element | ShadowRoot,
  tell: (event: PortalEvent) => void,
): DrawnWidget<Props> {
  const root = createRoot(container, { identifierPrefix: idPrefix() });
  const ownRoot = container instanceof ShadowRoot ? container : undefined;
  return {
    draw: (options) => {
      const [inputs, props] = splitInputs<Props>(options);
      const onEvent = (event: PortalEvent) => {
        tell(event);
        inputs.onEvent?.(event);
      };
      const scope = { ...inputs, onEvent, isInShadow: ownRoot !== undefined };
      const widget = createElement(EmbedScope, { ...scope, children: createElement(Widget, props) });
      root.render(createElement(OwnRoot.Provider, { value: ownRoot }, widget));
    },
    destroy: () => root.unmount(),
  };
}
