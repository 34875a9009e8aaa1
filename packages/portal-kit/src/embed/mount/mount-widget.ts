import type { PortalEventMap, PortalEventType } from '../../kernel/events/portal-events';
import { inDevelopment } from '../development/load-development';
import { openShadowRoot } from '../dom/shadow-root';
import type { EmbedInputs } from '../host/embed-inputs';
import { findInheritedLocale } from '../host/embed-locale';
import type { HostNavigation, NavigationInput } from '../host/host-navigation';
import { createEventListeners } from './event-listeners';
import { renderWidget, type WidgetComponent } from './render-widget';

/** Options of a `mount…` function: the inputs of every widget, the properties of one widget, and `isIsolated`. */
export type MountOptions<Props extends object, Navigation extends HostNavigation = HostNavigation> = Omit<
  EmbedInputs,
  'navigation'
> &
  NavigationInput<Navigation> &
  Props & {
    /**
     * Renders the widget in a shadow root, so that the page can style it only with custom properties and parts. The function
     * reads this option once, when the widget mounts. Default true.
     */
    isIsolated?: boolean;
  };

export interface MountableWidget<Props extends object> {
  Widget: WidgetComponent<Props>;
  /** Style sheet of the widget in a shadow root. */
  styles: string;
}

/** Controls a widget that a `mount…` function rendered. */
export interface MountedWidget<Props extends object> {
  /** Changes the given options and keeps the others. Does nothing after `destroy`. */
  update: (options: Partial<EmbedInputs & Props>) => void;
  /**
   * Removes the widget, stops its timers and aborts its reads. A running save or file upload continues, and the widget sends
   * its outcome and no other events.
   */
  destroy: () => void;
  /** Adds a listener for one event type. Returns a function that removes the listener. */
  on: <Type extends PortalEventType>(
    type: Type,
    listener: (detail: PortalEventMap[Type]) => void,
  ) => () => void;
}

/**
 * Renders a widget as the last child of an element.
 *
 * @throws TypeError, if `element` is not an element.
 */
export function mountWidget<Props extends object>(
  { Widget, styles }: MountableWidget<Props>,
  element: Element | null,
  options: MountOptions<Props>,
): MountedWidget<Props> {
  if (element?.nodeType !== Node.ELEMENT_NODE) {
    throw new TypeError(
      `portal-kit: mount received ${element} instead of an element, so no widget was rendered. Check its selector.`,
    );
  }
  const { isIsolated = true, ...initialOptions } = options;
  const container = element.ownerDocument.createElement('div');
  element.append(container);
  const listeners = createEventListeners();
  const root = isIsolated ? openShadowRoot(container, styles) : container;
  const widget = renderWidget<Props>(Widget, root, listeners.dispatch);
  let current = initialOptions as unknown as EmbedInputs & Props;
  let isDestroyed = false;
  const render = () => widget.render({ ...current, locale: current.locale ?? findInheritedLocale(element) });
  render();
  inDevelopment(options.hasConsoleWarnings, (code) => code.checkNames(Object.keys(options), 'mount'));
  return {
    update: (changes) => {
      if (isDestroyed) return;
      current = { ...current, ...changes };
      render();
    },
    destroy: () => {
      if (isDestroyed) return;
      isDestroyed = true;
      widget.unmount();
      container.remove();
    },
    on: listeners.on,
  };
}
