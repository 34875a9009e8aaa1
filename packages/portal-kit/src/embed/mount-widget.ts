import type { ComponentType } from 'react';
import type { PortalEventMap, PortalEventType } from '../kernel/events/portal-events';
import { drawWidget } from './draw-widget';
import type { EmbedInputs } from './embed-inputs';
import { languageAround } from './language-around';
import { createListeners } from './listeners';
import { openShadow } from './open-shadow';

/** What a `mount…` function takes: the inputs, the widget's own properties, and how it stands in the page. */
export type MountOptions<Props extends object> = EmbedInputs &
  Props & {
    /** In a shadow root, where no style of the page reaches it. Read when it is mounted. Default true. */
    isIsolated?: boolean;
  };

export interface MountableWidget<Props extends object> {
  Widget: ComponentType<Props>;
  /** The style sheet that it needs in a shadow root. */
  styles: string;
}

/** A widget that stands in a page without React. */
export interface MountedWidget<Props extends object> {
  /** Changes what is named and keeps the rest; applies at once. After `destroy` it does nothing. */
  update: (options: Partial<EmbedInputs & Props>) => void;
  /** Takes the widget away for good, with every listener, timer and request of it. */
  destroy: () => void;
  /** Listens to one kind of event. Returns the way to stop. */
  on: <Type extends PortalEventType>(
    type: Type,
    listener: (detail: PortalEventMap[Type]) => void,
  ) => () => void;
}

/**
 * Puts a widget into an element of a page, after what is there.
 *
 * @throws Where there is no such element.
 */
export function mountWidget<Props extends object>(
  { Widget, styles }: MountableWidget<Props>,
  element: Element | null,
  options: MountOptions<Props>,
): MountedWidget<Props> {
  if (element?.nodeType !== Node.ELEMENT_NODE) {
    throw new TypeError('portal-kit: mount… needs an element to put the widget into; there is none.');
  }
  const { isIsolated = true, ...start } = options;
  const place = element.ownerDocument.createElement('div');
  element.append(place);
  const listeners = createListeners();
  const widget = drawWidget<Props>(Widget, isIsolated ? openShadow(place, styles) : place, listeners.tell);
  let current = start as unknown as EmbedInputs & Props;
  let isOver = false;
  const draw = () => widget.draw({ ...current, locale: current.locale ?? languageAround(element) });
  draw();
  return {
    update: (changed) => {
      if (isOver) return;
      current = { ...current, ...changed };
      draw();
    },
    destroy: () => {
      if (isOver) return;
      isOver = true;
      listeners.clear();
      widget.destroy();
      place.remove();
    },
    on: listeners.on,
  };
}
