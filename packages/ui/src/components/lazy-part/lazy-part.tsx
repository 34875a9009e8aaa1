import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';

/** A component that loads its code on first use or on preload. Created by {@link lazyPart}. */
export interface LazyPart<Props extends object> {
  (props: Props & LazyPartProps): ReactNode;
  /** Loads the code. Rejects when the load fails; a later call retries. */
  load: () => Promise<void>;
  /** Loads the code on hover or focus. Ignores a failed load, because the first use retries and reports. */
  preload: () => void;
}

/** Props of every {@link LazyPart}, in addition to its own. */
export interface LazyPartProps {
  /** Called when the load fails. Default: the error goes to the nearest error boundary. */
  onLoadFailed?: (error: unknown) => void;
}

/**
 * Creates a lazy component like `React.lazy`, with two differences: a loaded component appears in the same frame (React
 * delays the first reveal of a suspended component by up to 300 ms), and the next use after a failed load retries.
 *
 * @param fetchPart - Imports the component.
 * @param fallback - Rendered until the code is loaded. Default nothing.
 * @throws While rendering, the error of `fetchPart` when `onLoadFailed` is not set.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { lazyPart } from '@portal-kit/ui/lazy-part';
 * import { useState } from 'react';
 *
 * const Drawer = lazyPart(async () => (await import('@portal-kit/ui/drawer')).Drawer);
 *
 * export function Help() {
 *   const [isOpen, setOpen] = useState(false);
 *   const close = () => setOpen(false);
 *   return (
 *     <>
 *       <Button onPointerEnter={Drawer.preload} onFocus={Drawer.preload} onClick={() => setOpen(true)}>
 *         Help
 *       </Button>
 *       {isOpen && (
 *         <Drawer title="Help" closeLabel="Close" onClose={close} onLoadFailed={close}>
 *           Quantities are bottles.
 *         </Drawer>
 *       )}
 *     </>
 *   );
 * }
 * ```
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  const load = () => {
    pending ??= fetchPart().then(
      (component) => {
        loaded = component;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  function Part({ onLoadFailed, ...props }: Props & LazyPartProps) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const reportFailure = useRef(onLoadFailed);
    reportFailure.current = onLoadFailed;
    // Keeps the value of the first render, because the code can arrive between the first render and the effect.
    const isRendered = useRef(loaded !== undefined);
    useEffect(() => {
      if (isRendered.current) return;
      let isMounted = true;
      load().then(
        () => isMounted && rerender(),
        (error) => {
          if (!isMounted) return;
          if (reportFailure.current) reportFailure.current(error);
          else setFailure({ error });
        },
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if (failure) throw failure.error;
    const Loaded = loaded as ComponentType<object> | undefined;
    return Loaded ? <Loaded {...props} /> : fallback;
  }
  return Object.assign(Part, {
    load,
    preload: () => {
      load().catch(() => {});
    },
  });
}
