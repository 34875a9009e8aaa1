import { Component, type ReactNode } from 'react';
import type { PortalContextValue } from './portal-context';

/** Returns whether a value is thenable, for example a promise from another realm. */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

/**
 * Calls a function of the host: a callback, a port or a renderer. An error or a rejection is reported to the page, so that
 * the widget continues. Returns `fallback` after an error.
 */
export function callHost<Result>(call: () => Result, fallback: Result): Result {
  try {
    const result = call();
    if (isThenable(result)) Promise.resolve(result).catch(reportError);
    return result;
  } catch (error) {
    reportError(error);
    return fallback;
  }
}

/**
 * Guards each value once, so that effects that depend on it don't run again. Guarding a guarded value returns it unchanged.
 */
function guardOnce<Value extends object>(guard: (value: Value) => Value) {
  const guarded = new WeakMap<Value, Value>();
  return <Own extends Value>(value: Own): Own => {
    const known = guarded.get(value) ?? guard(value);
    guarded.set(value, known);
    guarded.set(known, known);
    return known as Own;
  };
}

type AnyFunction = (...parameters: never[]) => unknown;

/** A callback that never throws. It returns `undefined` after an error. */
const guardCallback = guardOnce<AnyFunction>(
  (callback) =>
    (...parameters) =>
      callHost(() => callback(...parameters), undefined),
);

/**
 * Returns a port whose methods never throw. A method returns its fallback after an error. Methods without a fallback
 * are dropped.
 */
function guardMethods<Port extends object>(port: Port, fallbacks: { [Name in keyof Port]-?: unknown }): Port {
  const names = Object.keys(fallbacks) as (keyof Port)[];
  const methods = names.flatMap((name) => {
    const method: unknown = port[name];
    if (typeof method !== 'function') return [];
    const call = (...parameters: unknown[]) =>
      callHost(() => method.apply(port, parameters), fallbacks[name]);
    return [[name, call] as const];
  });
  return Object.fromEntries(methods) as Port;
}

type Ports = Pick<
  PortalContextValue,
  'navigation' | 'can' | 'notify' | 'emit' | 'onFailed' | 'unsaved' | 'drafts'
>;
type Port<Name extends keyof Ports> = NonNullable<Ports[Name]>;

const guardNavigation = guardOnce<Port<'navigation'>>((port) =>
  guardMethods(port, { href: undefined, go: undefined, prepare: undefined }),
);
const guardCan = guardOnce<Port<'can'>>((can) => (feature) => callHost(() => can(feature), false));
const guardUnsaved = guardOnce<Port<'unsaved'>>((unsaved) => ({
  hold: () => {
    const release = callHost<(() => void) | undefined>(() => unsaved.hold(), undefined);
    return () => callHost(() => release?.(), undefined);
  },
}));
const guardDrafts = guardOnce<Port<'drafts'>>((port) =>
  guardMethods(port, { read: null, write: undefined, remove: undefined }),
);

/** Returns a provider's ports with methods that never throw. A failed method has the effect of a missing port. */
export const guardPorts = ({ navigation, can, notify, emit, onFailed, unsaved, drafts }: Ports): Ports => ({
  navigation: guardNavigation(navigation),
  can: guardCan(can),
  notify: guardCallback(notify),
  emit: emit && guardCallback(emit),
  onFailed: onFailed && guardCallback(onFailed),
  unsaved: unsaved && guardUnsaved(unsaved),
  drafts: drafts && guardDrafts(drafts),
});

interface HostContentProps {
  children: ReactNode;
  /** Rendered if the host's content throws an error. */
  fallback: ReactNode;
}

/** Error boundary of content that the host renders inside a widget. React reports the error. */
class HostContent extends Component<HostContentProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

type Renderer = (content: ReactNode) => ReactNode;

/**
 * A renderer of the host. If it fails, the widget renders its own content. The resets of a widget do not apply to
 * elements inside `data-pk-slot`.
 */
const guardRenderer = guardOnce<Renderer>((renderer) => (content) => (
  <div data-pk-slot="">
    <HostContent fallback={content}>{callHost(() => renderer(content), content)}</HostContent>
  </div>
));

/** A store of a host, for example for saved views. */
interface Store {
  read: unknown;
  write: unknown;
  linkOf?: unknown;
  subscribe?: unknown;
}

const guardStore = guardOnce<Store>((store) =>
  guardMethods(store, { read: undefined, write: undefined, linkOf: undefined, subscribe: undefined }),
);

/** The properties of widgets that are stores. */
const stores: ReadonlySet<string> = new Set(['preferences', 'views']);

function guardProp(name: string, value: unknown): unknown {
  if (typeof value === 'function') {
    return name.startsWith('render') ? guardRenderer(value as Renderer) : guardCallback(value as AnyFunction);
  }
  if (!stores.has(name) || typeof value !== 'object' || value === null) return value;
  return guardStore(value as Store);
}

/**
 * Returns the properties that a host passes to a widget, with callbacks, renderers and stores that never throw. Every
 * widget passes its properties through this function.
 */
export const guardHostProps = <Props extends object>(props: Props): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, guardProp(name, value)])) as Props;
