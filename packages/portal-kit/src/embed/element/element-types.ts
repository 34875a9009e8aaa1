import type { EmbedInputs } from '../host/embed-inputs';
import type { WidgetElementEventMap } from './element-events';

/** Inputs of a custom element as properties. An attribute has the kebab-case name of its property. */
export type WidgetElementInputs<Inputs extends object = object> = Partial<
  Omit<EmbedInputs, 'onEvent' | 'onError'> & Inputs
>;

interface WidgetEventTarget<Widget, Events> {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (this: Widget, event: Events[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (this: Widget, event: Events[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** A custom element that renders a widget and dispatches the events of its event map. */
export type WidgetElement<Inputs extends object = object, Events = WidgetElementEventMap> = WidgetEventTarget<
  WidgetElement<Inputs, Events>,
  Events
> &
  HTMLElement &
  WidgetElementInputs<Inputs>;
