import { logUnheardFailure, watchFailureListeners } from '../development/failure-listeners';
import { inDevelopment } from '../development/load-development';
import { openShadowRoot } from '../dom/shadow-root';
import { type EmbedInputs, inputKinds } from '../host/embed-inputs';
import { findInheritedLocale } from '../host/embed-locale';
import type { MountableWidget } from '../mount/mount-widget';
import { type RenderedWidget, renderWidget } from '../mount/render-widget';

/** Version of this package. The build replaces this placeholder. */
const version = '__PORTAL_KIT_VERSION__';

/** A widget as a custom element, with the names of its inputs. Default: no names. */
export interface WidgetElementOptions<Inputs extends object> extends MountableWidget<Inputs> {
  /** Inputs with an attribute, which has the kebab-case name. */
  attributes?: readonly (keyof Inputs & string)[];
  /** Inputs without an attribute. */
  properties?: readonly (keyof Inputs & string)[];
  /** Functions that the element also dispatches as events, such as `item-picked` for `onItemPicked`. */
  callbacks?: readonly (keyof Inputs & string)[];
  /** Inputs that the widget needs to render. */
  required?: readonly (keyof Inputs & string)[];
}

/** Converts a name to kebab case: `itemId` → `item-id`. */
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const commonInputs = (kind: 'attribute' | 'property') =>
  Object.entries(inputKinds).flatMap(([name, itsKind]) => (itsKind === kind ? [name] : []));

type Callback = (...values: unknown[]) => void;

/**
 * Defines a custom element that renders a widget in a shadow root.
 *
 * The element renders its widget once it has `api-url`, `supplier-id`, `getToken` and the required inputs of the widget. Until
 * then, the attribute `data-pk-waiting` names the missing inputs. A tag that is already defined keeps its definition. If
 * another version of this package or other code has defined the tag, the function reports an error to `window.onerror`.
 *
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 */
export function defineWidgetElement<Inputs extends object>(
  tag: string,
  options: WidgetElementOptions<Inputs>,
): void {
  const defined = customElements.get(tag) as { portalKitVersion?: unknown } | undefined;
  if (defined) {
    if (defined.portalKitVersion === version) return;
    const owner = defined.portalKitVersion ? `portal-kit ${defined.portalKitVersion}` : 'other code';
    reportError(
      new Error(`portal-kit ${version}: <${tag}> is already defined by ${owner}. Define another tag.`),
    );
    return;
  }

  const callbacks: readonly string[] = options.callbacks ?? [];
  const attributes: readonly string[] = commonInputs('attribute').concat(options.attributes ?? []);
  const properties = commonInputs('property').concat(options.properties ?? [], attributes, callbacks);
  const required = ['apiUrl', 'supplierId', 'getToken'].concat(options.required ?? []);

  // The class is inside the function, because a server has no HTMLElement.
  class Element extends HTMLElement {
    static readonly portalKitVersion = version;
    static readonly observedAttributes = attributes.map(kebabCase);
    readonly #values: Record<string, unknown> = {};
    /**
     * Functions for the widget: each function dispatches an event and calls the callback of the host. A new callback gets a
     * new function, so that the widget treats the callback like a new callback in React.
     */
    readonly #callbacks: Record<string, Callback> = {};
    #widget: RenderedWidget<Inputs> | undefined;
    /** The widgets with unsaved changes and with a running save. A removed widget may still be saving. */
    readonly #unsaved = new Set<object>();
    readonly #saving = new Set<object>();

    static {
      for (const name of properties) {
        Object.defineProperty(Element.prototype, name, {
          get(this: Element) {
            return this.#inputs()[name];
          },
          set(this: Element, value: unknown) {
            if (!attributes.includes(name)) {
              this.#values[name] = value;
              delete this.#callbacks[name];
              this.#render();
            } else if (value === undefined || value === null) this.removeAttribute(kebabCase(name));
            else this.setAttribute(kebabCase(name), String(value));
          },
          enumerable: true,
          configurable: true,
        });
      }
    }

    connectedCallback(): void {
      this.#applyEarlyProperties();
      this.#render();
      const { hasConsoleWarnings } = this.#inputs() as { hasConsoleWarnings?: boolean };
      inDevelopment(hasConsoleWarnings, (code) => code.watchElement(this));
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
      this.#render();
    }

    /**
     * Sets properties again that were set before the element was defined. These own properties hide the accessors of
     * the class.
     */
    #applyEarlyProperties(): void {
      const own = this as unknown as Record<string, unknown>;
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }

    #inputs(): Record<string, unknown> {
      const inputs: Record<string, unknown> = { ...this.#values };
      for (const name of attributes) inputs[name] = this.getAttribute(kebabCase(name)) ?? undefined;
      return inputs;
    }

    /** Dispatches an event under its name and under its name for templates. */
    #dispatch(type: string, detail: unknown): void {
      for (const name of new Set([type, type.replace('.', '-')]))
        this.dispatchEvent(new CustomEvent(name, { detail }));
    }

    #startWidget(): RenderedWidget<Inputs> {
      const key = {};
      /** Adds this widget to a set or removes it. Returns whether the set contains a widget. */
      const mark = (widgets: Set<object>, isMember: boolean) => {
        widgets[isMember ? 'add' : 'delete'](key);
        return widgets.size > 0;
      };
      const root = this.shadowRoot ?? openShadowRoot(this, options.styles);
      return renderWidget<Inputs>(options.Widget, root, ({ type, detail }) => {
        this.#dispatch(
          type,
          type === 'work.changed'
            ? {
                hasUnsavedChanges: mark(this.#unsaved, detail.hasUnsavedChanges),
                isSaving: mark(this.#saving, detail.isSaving),
              }
            : detail,
        );
      });
    }

    #render(): void {
      if (!this.isConnected) return;
      const inputs = this.#inputs();
      const missing = required.filter((name) => inputs[name] === undefined);
      if (missing.length > 0) {
        this.dataset.pkWaiting = missing.join(' ');
        return;
      }
      delete this.dataset.pkWaiting;
      for (const name of callbacks) {
        this.#callbacks[name] ??= (...details) => {
          this.#dispatch(kebabCase(name).replace('on-', ''), details[0]);
          (this.#values[name] as Callback | undefined)?.(...details);
        };
      }
      this.#widget ??= this.#startWidget();
      this.#widget.render({
        ...(inputs as unknown as EmbedInputs & Inputs),
        ...this.#callbacks,
        locale: (inputs.locale as string | undefined) ?? findInheritedLocale(this),
        onError: (error) => {
          this.#dispatch('widget.failed', error);
          if (process.env.NODE_ENV !== 'production')
            logUnheardFailure(this, error, inputs as unknown as EmbedInputs);
        },
      });
    }
  }

  if (process.env.NODE_ENV !== 'production') watchFailureListeners(Element.prototype);
  customElements.define(tag, Element);
}
