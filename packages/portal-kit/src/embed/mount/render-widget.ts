import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { PortalEvent } from '../../kernel/events/portal-events';
import { ShadowRootContext } from '../dom/shadow-root';
import { type EmbedInputs, splitInputs } from '../host/embed-inputs';
import { EmbedScope } from '../provider/embed-scope';

/** A React component. The type does not mention React, because pages without React types import it. */
export type WidgetComponent<Props extends object> = (props: Props) => unknown;

export interface RenderedWidget<Props extends object> {
  render: (options: EmbedInputs & Props) => void;
  unmount: () => void;
}

// The page may have other React roots, whose generated ids would collide.
const createIdPrefix = () => `pk-${Math.random().toString(36).slice(2)}-`;

/** Creates a React root for one widget in an element or a shadow root. */
export function renderWidget<Props extends object>(
  Widget: WidgetComponent<Props>,
  container: Element | ShadowRoot,
  dispatchEvent: (event: PortalEvent) => void,
): RenderedWidget<Props> {
  const root = createRoot(container, {
    identifierPrefix: createIdPrefix(),
    // By default, React logs the errors of widgets. `onError` receives these errors.
    ...(process.env.NODE_ENV === 'production' && { onCaughtError: () => {} }),
  });
  const shadowRoot = container instanceof ShadowRoot ? container : undefined;
  return {
    render: (options) => {
      const [inputs, props] = splitInputs<Props>(options);
      const onEvent = (event: PortalEvent) => {
        dispatchEvent(event);
        inputs.onEvent?.(event);
      };
      const scope = { ...inputs, onEvent, isInShadow: shadowRoot !== undefined };
      const widget = createElement(EmbedScope, {
        ...scope,
        children: createElement(Widget as ComponentType<Props>, props),
      });
      root.render(createElement(ShadowRootContext.Provider, { value: shadowRoot }, widget));
    },
    unmount: () => root.unmount(),
  };
}
