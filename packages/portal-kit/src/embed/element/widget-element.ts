import type { PortalEventMap } from '../../kernel/events/portal-events';
import { logUnheardFailure, watchFailureListeners } from '../development/failure-listeners';
import { inDevelopment } from '../development/load-development';
import { openShadowRoot } from '../dom/shadow-root';
import type { EmbedError } from '../host/embed-error';
import type { EmbedInputs } from '../host/embed-inputs';
import { inheritedLocale } from '../host/embed-locale';
import type { MountableWidget } from '../mount/mount-widget';
import { type RenderedWidget, renderWidget } from '../mount/render-widget';

/** Version of this package. The build replaces this placeholder. */
const version = '__PORTAL_KIT_VERSION__';

export interface WidgetElementOptions<Props extends object> extends MountableWidget<Props> {
  /** Attributes of this widget and the properties that they set. */
  attributes: Readonly<Record<string, keyof Props & string>>;
  /** Properties of this widget without an attribute. */
  properties: readonly (keyof Props & string)[];
  /** Properties that the widget needs to render. */
  required: readonly (keyof Props & string)[];
}

/** Inputs of every widget that elements take as properties only, without an attribute. */
type PropertyInput =
  | 'getToken'
  | 'navigation'
  | 'permissions'
  | 'messages'
  | 'hasNotifications'
  | 'hasLeaveWarning'
  | 'hasConsoleWarnings'
  | 'unsaved'
  | 'drafts'
  | 'fetch';

const commonAttributes: Readonly<Record<string, string>> = {
  'api-url': 'apiUrl',
  'data-base-path': 'dataBasePath',
  'supplier-id': 'supplierId',
  locale: 'locale',
  'time-zone': 'timeZone',
  theme: 'theme',
};
const commonProperties: readonly PropertyInput[] = [
  'getToken',
  'navigation',
  'permissions',
  'messages',
  'hasNotifications',
  'hasLeaveWarning',
  'hasConsoleWarnings',
  'unsaved',
  'drafts',
  'fetch',
];
const commonRequired = ['apiUrl', 'supplierId', 'getToken'];

/** Events of an element: the events of `PortalEventMap`, and `widget.failed` instead of `onError`. */
export type WidgetElementEventMap = {
  [Type in keyof PortalEventMap]: CustomEvent<PortalEventMap[Type]> & { type: Type };
} & { 'widget.failed': CustomEvent<EmbedError> & { type: 'widget.failed' } };

interface WidgetEventTarget<Widget> {
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

/** Properties that return React nodes. Elements do not have them. */
type ReactOnlyProperty = 'renderActions';

/** A custom element that renders a widget. It dispatches the events of {@link WidgetElementEventMap}. */
export type WidgetElement<Props extends object = object> = WidgetEventTarget<WidgetElement<Props>> &
  HTMLElement &
  Partial<
    Pick<
      EmbedInputs,
      PropertyInput | 'apiUrl' | 'dataBasePath' | 'supplierId' | 'locale' | 'timeZone' | 'theme'
    >
  > &
  Partial<Omit<Props, ReactOnlyProperty>>;

/**
 * Defines a custom element that renders a widget in a shadow root.
 *
 * The element renders once it has `api-url`, `supplier-id`, `getToken` and the required properties of its widget. Until
 * then `data-pk-waiting` names the missing ones. A tag that is already defined keeps its definition; if another version of
 * this package defined it, the error is reported to `window.onerror`.
 *
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 */
export function defineWidgetElement<Props extends object>(
  tag: string,
  { Widget, styles, attributes, properties, required }: WidgetElementOptions<Props>,
): void {
  const defined = customElements.get(tag) as { portalKitVersion?: unknown } | undefined;
  if (defined) {
    if (defined.portalKitVersion === version) return;
    const owner = defined.portalKitVersion ? `portal-kit ${defined.portalKitVersion}` : 'other code';
    reportError(
      new Error(`portal-kit ${version}: <${tag}> keeps its definition by ${owner}. Pass another tag name.`),
    );
    return;
  }

  const propertyOfAttribute: Readonly<Record<string, string>> = { ...commonAttributes, ...attributes };
  const scriptProperties: readonly string[] = [...commonProperties, ...properties];

  // Inside the function, because a server has no HTMLElement.
  class Element extends HTMLElement {
    static readonly portalKitVersion = version;
    static readonly observedAttributes = Object.keys(propertyOfAttribute);
    readonly #values: Record<string, unknown> = {};
    #widget: RenderedWidget<Props> | undefined;
    /** The widgets with unsaved changes and with a running save. A removed widget may still be saving. */
    readonly #unsaved = new Set<object>();
    readonly #saving = new Set<object>();

    connectedCallback(): void {
      this.#applyEarlyProperties();
      this.#render();
      inDevelopment(this.#options().hasConsoleWarnings, ({ watchElement }) => watchElement(this));
    }

    disconnectedCallback(): void {
      // A moved element is connected again before this microtask runs.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#widget?.unmount();
        this.#unsaved.clear();
        this.#widget = undefined;
      });
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#render();
    }

    getValue(name: string): unknown {
      return this.#values[name];
    }

    setValue(name: string, value: unknown): void {
      this.#values[name] = value;
      if (this.isConnected) this.#render();
    }

    /**
     * Sets properties again that were set before the element was defined. These own properties hide the accessors of
     * the class.
     */
    #applyEarlyProperties(): void {
      const own = this as unknown as Record<string, unknown>;
      for (const name of [...scriptProperties, ...Object.values(propertyOfAttribute)]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }

    #options(): Record<string, unknown> & { hasConsoleWarnings?: boolean } {
      const options: Record<string, unknown> = { ...this.#values };
      if (this.hasAttribute('console-warnings')) options.hasConsoleWarnings = true;
      for (const [attribute, property] of Object.entries(propertyOfAttribute)) {
        const value = this.getAttribute(attribute);
        if (value !== null) options[property] = value;
      }
      return options;
    }

    #startWidget(): RenderedWidget<Props> {
      const key = {};
      /** Adds this widget to a set or removes it. Returns whether the set contains a widget. */
      const mark = (widgets: Set<object>, isMember: boolean) => {
        widgets[isMember ? 'add' : 'delete'](key);
        return widgets.size > 0;
      };
      return renderWidget<Props>(Widget, this.shadowRoot ?? openShadowRoot(this, styles), (event) => {
        const detail =
          event.type === 'work.changed'
            ? {
                hasUnsavedChanges: mark(this.#unsaved, event.detail.hasUnsavedChanges),
                isSaving: mark(this.#saving, event.detail.isSaving),
              }
            : event.detail;
        this.dispatchEvent(new CustomEvent(event.type, { detail }));
      });
    }

    #render(): void {
      const options = this.#options();
      const missing = [...commonRequired, ...required].filter((name) => options[name] === undefined);
      if (missing.length > 0) {
        this.dataset.pkWaiting = missing.join(' ');
        return;
      }
      delete this.dataset.pkWaiting;
      this.#widget ??= this.#startWidget();
      this.#widget.render({
        ...(options as unknown as EmbedInputs & Props),
        locale: (options.locale as string | undefined) ?? inheritedLocale(this),
        onError: (detail: EmbedError) => {
          this.dispatchEvent(new CustomEvent('widget.failed', { detail }));
          if (typeof process === 'undefined' ? false : process.env.NODE_ENV !== 'production')
            logUnheardFailure(this, detail, options as unknown as EmbedInputs);
        },
      });
    }
  }

  for (const name of scriptProperties) {
    Object.defineProperty(Element.prototype, name, {
      get(this: Element) {
        return this.getValue(name);
      },
      set(this: Element, value: unknown) {
        this.setValue(name, value);
      },
      enumerable: true,
      configurable: true,
    });
  }
  for (const [attribute, name] of Object.entries(propertyOfAttribute)) {
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
  if (typeof process === 'undefined' ? false : process.env.NODE_ENV !== 'production')
    watchFailureListeners(Element.prototype);
  customElements.define(tag, Element);
}
