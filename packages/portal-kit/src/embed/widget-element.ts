import type { PortalEvent, PortalEventMap } from '../kernel/events/portal-events';
import { version } from './built';
import { type DrawnWidget, drawWidget } from './draw-widget';
import type { EmbedError } from './embed-error';
import type { EmbedInputs } from './embed-inputs';
import { languageAround } from './language-around';
import type { MountableWidget } from './mount-widget';
import { openShadow } from './open-shadow';

export interface WidgetElementOptions<Props extends object> extends MountableWidget<Props> {
  /** Attributes of this widget by name, and the property that each sets. */
  attributes: Readonly<Record<string, keyof Props & string>>;
  /** Properties of this widget that only a script can set. */
  properties: readonly (keyof Props & string)[];
  /** Without them there is nothing to show. */
  required: readonly (keyof Props & string)[];
}

/** The properties of every element, besides its attributes. */
type ScriptedInput = 'getToken' | 'navigation' | 'permissions' | 'hasNotifications' | 'fetch';

const commonAttributes: Readonly<Record<string, string>> = {
  'api-url': 'apiUrl',
  'supplier-id': 'supplierId',
  locale: 'locale',
  theme: 'theme',
};
const commonProperties: readonly ScriptedInput[] = [
  'getToken',
  'navigation',
  'permissions',
  'hasNotifications',
  'fetch',
];
const commonRequired = ['apiUrl', 'supplierId', 'getToken'];

/** Events of an element by name: those of `PortalEventMap`, and what `onError` is told elsewhere. */
export type WidgetElementEventMap = {
  [Type in keyof PortalEventMap]: CustomEvent<PortalEventMap[Type]> & { type: Type };
} & { 'widget.failed': CustomEvent<EmbedError> & { type: 'widget.failed' } };

interface WidgetListening<Widget> {
  addEventListener<Type extends keyof WidgetElementEventMap>(
    type: Type,
    listener: (this: Widget, event: WidgetElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof WidgetElementEventMap>(
    type: Type,
    listener: (this: Widget, event: WidgetElementEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Properties that draw by React: an element has none. */
type ReactOnly = 'renderActions';

/** An element that is a widget. What happens in it is told by events named as in `PortalEventMap`. */
export type WidgetElement<Props extends object = object> = WidgetListening<WidgetElement<Props>> &
  HTMLElement &
  Partial<Pick<EmbedInputs, ScriptedInput | 'apiUrl' | 'supplierId' | 'locale' | 'theme'>> &
  Partial<Omit<Props, ReactOnly>>;

/**
 * Defines a custom element that is a widget, in a shadow root of its own.
 *
 * The element waits, and says in `data-pk-waiting` what for, until it has `api-url`, `supplier-id` and `getToken`. A tag
 * that is taken stays what it is; when another version of this package
 * has taken it, an error is reported (`window.onerror`, the console).
 *
 * @throws Where the tag is no name of a custom element, the browser's own error.
 */
export function defineWidgetElement<Props extends object>(
  tag: string,
  { Widget, styles, attributes, properties, required }: WidgetElementOptions<Props>,
): void {
  const taken = customElements.get(tag) as { portalKitVersion?: unknown } | undefined;
  if (taken) {
    if (taken.portalKitVersion === version) return;
    const owner = taken.portalKitVersion ? `portal-kit ${taken.portalKitVersion}` : 'other code';
    // The page goes on with the first, and its developer reads why.
    reportError(new Error(`portal-kit ${version}: <${tag}> is already defined by ${owner}, which stays.`));
    return;
  }

  const byAttribute: Readonly<Record<string, string>> = { ...commonAttributes, ...attributes };
  const scripted: readonly string[] = [...commonProperties, ...properties];

  // Here, as there is no HTMLElement on a server.
  class Element extends HTMLElement {
    static readonly portalKitVersion = version;
    static readonly observedAttributes = Object.keys(byAttribute);
    readonly #scripted: Record<string, unknown> = {};
    #widget: DrawnWidget<Props> | undefined;

    connectedCallback(): void {
      this.#takeEarlyProperties();
      this.#draw();
    }

    disconnectedCallback(): void {
      // An element that is only moved is back before this turn ends.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#widget?.destroy();
        this.#widget = undefined;
      });
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#draw();
    }

    getScripted(name: string): unknown {
      return this.#scripted[name];
    }

    setScripted(name: string, value: unknown): void {
      this.#scripted[name] = value;
      if (this.isConnected) this.#draw();
    }

    /** What a script has set before this class was there. */
    #takeEarlyProperties(): void {
      const own = this as unknown as Record<string, unknown>;
      for (const name of [...scripted, ...Object.values(byAttribute)]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }

    #options(): Record<string, unknown> {
      const found: Record<string, unknown> = { ...this.#scripted };
      for (const [attribute, property] of Object.entries(byAttribute)) {
        const value = this.getAttribute(attribute);
        if (value !== null) found[property] = value;
      }
      return found;
    }

    #draw(): void {
      const options = this.#options();
      const missing = [...commonRequired, ...required].filter((name) => options[name] === undefined);
      if (missing.length > 0) {
        this.dataset.pkWaiting = missing.join(' ');
        return;
      }
      delete this.dataset.pkWaiting;
      this.#widget ??= drawWidget<Props>(
        Widget,
        this.shadowRoot ?? openShadow(this, styles),
        (event: PortalEvent) => this.dispatchEvent(new CustomEvent(event.type, { detail: event.detail })),
      );
      this.#widget.draw({
        ...(options as unknown as EmbedInputs & Props),
        locale: (options.locale as string | undefined) ?? languageAround(this),
        onError: (detail: EmbedError) => this.dispatchEvent(new CustomEvent('widget.failed', { detail })),
      });
    }
  }

  for (const name of scripted) {
    Object.defineProperty(Element.prototype, name, {
      get(this: Element) {
        return this.getScripted(name);
      },
      set(this: Element, value: unknown) {
        this.setScripted(name, value);
      },
      enumerable: true,
      configurable: true,
    });
  }
  for (const [attribute, name] of Object.entries(byAttribute)) {
    Object.defineProperty(Element.prototype, name, {
      get(this: Element) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: Element, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
      enumerable: true,
      configurable: true,
    });
  }
  customElements.define(tag, Element);
}
