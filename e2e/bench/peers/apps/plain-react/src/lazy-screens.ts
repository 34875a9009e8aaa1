import { type ComponentType, lazy } from 'react';

interface LazyModule<Props> {
  default: ComponentType<Props>;
}

const preloadDelayMs = 1_500;
const preloads: (() => Promise<unknown>)[] = [];
addEventListener('load', () =>
  setTimeout(() => {
    for (const preload of preloads) preload();
  }, preloadDelayMs),
);

/** A component of a separate chunk. The chunk loads when the page is idle; a loaded chunk does not suspend. */
function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: LazyModule<Props> | undefined;
  const preload = async () => {
    loaded = { default: await load() };
    return loaded;
  };
  preloads.push(preload);
  return lazy(() => {
    if (!loaded) return preload();
    const screen = loaded;
    // React does not suspend for a thenable that resolves synchronously.
    // biome-ignore lint/suspicious/noThenProperty: a promise would suspend for one frame
    return { then: (resolve: (screen: LazyModule<Props>) => void) => resolve(screen) } as ReturnType<
      typeof preload
    >;
  });
}

export const ItemForm = lazyScreen(async () => (await import('../../shared/plain/item-form')).ItemForm);
export const ItemDetailsScreen = lazyScreen(async () => (await import('./item-details')).ItemDetailsScreen);
