import { Component, type ReactNode } from 'react';
import { callHost, guardCallback } from '../errors/call-host';

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

const renderers = new WeakMap<Renderer, Renderer>();

/**
 * A renderer of the host. If it fails, the widget renders its own content. The resets of a widget do not apply to
 * elements inside `data-pk-slot`.
 */
function guardRenderer(renderer: Renderer): Renderer {
  const known = renderers.get(renderer);
  if (known) return known;
  const render: Renderer = (content) => (
    <div data-pk-slot="">
      <HostContent fallback={content}>{callHost(() => renderer(content), content)}</HostContent>
    </div>
  );
  renderers.set(renderer, render);
  renderers.set(render, render);
  return render;
}

const guardedObjects = new WeakMap<object, object>();

/**
 * A port of a host whose methods never throw. A method returns `undefined` after an error. The same port always returns
 * the same object.
 */
function guardMethods(port: object): object {
  const known = guardedObjects.get(port);
  if (known) return known;
  const guarded = new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => callHost(() => member.apply(target, parameters), undefined);
    },
  });
  guardedObjects.set(port, guarded);
  // A guarded port is not guarded again.
  guardedObjects.set(guarded, guarded);
  return guarded;
}

/**
 * The properties that a host passes to a widget, with callbacks, renderers and ports that never throw. Every widget
 * passes its properties through this function.
 */
export function hostProps<Props extends object>(props: Props): Props {
  const entries = Object.entries(props).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'function') {
      return [
        name,
        name.startsWith('render') ? guardRenderer(value as Renderer) : guardCallback(value as never),
      ];
    }
    const isPort =
      (name === 'preferences' || name === 'views') && typeof value === 'object' && value !== null;
    return [name, isPort ? guardMethods(value) : value];
  });
  return Object.fromEntries(entries) as Props;
}
