import { type ComponentType, lazy } from 'react';

/** A component in a chunk of its own that can be fetched ahead of its first render. */
export interface Preloadable<Component> {
  load: () => Promise<Component>;
  /** The component itself once it is loaded, else one that suspends until then. */
  component: () => Component;
}

/**
 * React holds back a lazy component's first appearance for up to 300 ms, so one that is already loaded is
 * rendered as it is.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<ComponentType<Props>> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const once = () => {
    pending ??= load().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const Suspending = lazy(async () => ({ default: await once() })) as unknown as ComponentType<Props>;
  return { load: once, component: () => loaded ?? Suspending };
}
