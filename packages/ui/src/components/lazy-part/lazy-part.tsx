import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';

/** A component whose code arrives when it is first needed, or ahead of that. Made by {@link lazyPart}. */
export interface LazyPart<Props extends object> {
  (props: Props & LazyPartProps): ReactNode;
  /** Fetches the code; rejects when that fails, and may be called again. */
  load: () => Promise<void>;
  /** The same for hints such as hover and focus: a failure is silent, the real use will tell. */
  preload: () => void;
}

/** What every {@link LazyPart} takes besides its own props. */
export interface LazyPartProps {
  /** The code could not be fetched. Default: the error goes to the nearest error boundary. */
  onLoadFailed?: (error: unknown) => void;
}

/**
 * Like `React.lazy`, with two differences: what is loaded appears in the same frame (React holds a suspended
 * component's first appearance back for up to 300 ms), and a failed load is forgotten, so that the next use tries
 * again.
 *
 * @param fetchPart - Imports the component.
 * @param fallback - Shown until the code is there. Default nothing.
 * @throws In rendering, what `fetchPart` rejected with, where the part has no `onLoadFailed`.
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
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const tell = useRef(onLoadFailed);
    tell.current = onLoadFailed;
    // As of the first drawing: the code may arrive between that and the effect.
    const isDrawn = useRef(loaded !== undefined);
    useEffect(() => {
      if (isDrawn.current) return;
      let isShown = true;
      load().then(
        () => isShown && redraw(),
        (error) => {
          if (!isShown) return;
          if (tell.current) tell.current(error);
          else setFailure({ error });
        },
      );
      return () => {
        isShown = false;
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
