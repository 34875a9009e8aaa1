import { a as PortalEventMap } from './portal-events-DBpETZGW.js';
import { b as EmbedError, E as EmbedInputs } from './mount-widget--2tQz66s.js';

/** The properties of every element, besides its attributes. */
type ScriptedInput = 'getToken' | 'navigation' | 'permissions' | 'hasNotifications' | 'fetch';
/** Events of an element by name: those of `PortalEventMap`, and what `onError` is told elsewhere. */
type WidgetElementEventMap = {
    [Type in keyof PortalEventMap]: CustomEvent<PortalEventMap[Type]> & {
        type: Type;
    };
} & {
    'widget.failed': CustomEvent<EmbedError> & {
        type: 'widget.failed';
    };
};
interface WidgetListening<Widget> {
    addEventListener<Type extends keyof WidgetElementEventMap>(type: Type, listener: (this: Widget, event: WidgetElementEventMap[Type]) => void, options?: boolean | AddEventListenerOptions): void;
    removeEventListener<Type extends keyof WidgetElementEventMap>(type: Type, listener: (this: Widget, event: WidgetElementEventMap[Type]) => void, options?: boolean | EventListenerOptions): void;
}
/** Properties that draw by React: an element has none. */
type ReactOnly = 'renderActions';
/** An element that is a widget. What happens in it is told by events named as in `PortalEventMap`. */
type WidgetElement<Props extends object = object> = WidgetListening<WidgetElement<Props>> & HTMLElement & Partial<Pick<EmbedInputs, ScriptedInput | 'apiUrl' | 'supplierId' | 'locale' | 'theme'>> & Partial<Omit<Props, ReactOnly>>;

export type { WidgetElement as W, WidgetElementEventMap as a };
