import { mount, type WidgetName } from 'portal-kit/elements';
import { EmbedProvider, type EmbedProviderProps, type WidgetElement } from 'portal-kit/embed';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { exampleInputs, OneWidget } from './widgets.tsx';

/** The same for every door. */
export type Inputs = Omit<EmbedProviderProps, 'children' | 'className' | 'isIsolated'>;

interface Standing {
  update: (changed: Partial<Inputs>) => void;
  takeAway: () => void;
}

/** Puts a widget into a place. */
type Door = (name: WidgetName, place: HTMLElement, inputs: Inputs) => Standing | Promise<Standing>;

const reactDoor =
  (isIsolated: boolean): Door =>
  (name, place, inputs) => {
    // Roots of one page that do not share ids, as React wants it told.
    const root = createRoot(place, { identifierPrefix: `${name}-` });
    let current = inputs;
    const draw = () =>
      root.render(
        <StrictMode>
          <EmbedProvider {...current} isIsolated={isIsolated}>
            <OneWidget name={name} />
          </EmbedProvider>
        </StrictMode>,
      );
    draw();
    return {
      update: (changed) => {
        current = { ...current, ...changed };
        draw();
      },
      takeAway: () => root.unmount(),
    };
  };

const mountDoor =
  (isIsolated: boolean, load: () => Promise<typeof mount>): Door =>
  async (name, place, inputs) => {
    const widget = (await load())(name, place, { ...inputs, ...exampleInputs[name], isIsolated });
    return { update: widget.update, takeAway: widget.destroy };
  };

/** The script file, as a page without a bundler names it; it comes with a React of its own. */
async function script(): Promise<typeof mount> {
  const address = '/portal-kit/portal-kit.js';
  return ((await import(/* @vite-ignore */ address)) as { mount: typeof mount }).mount;
}

const elementDoor: Door = async (name, place, inputs) => {
  await script();
  const { onEvent, onError, ...properties } = inputs;
  const element: WidgetElement = Object.assign(
    document.createElement(`portal-${name}`),
    properties,
    exampleInputs[name],
  );
  element.addEventListener('list.changed', ({ type, detail }) => onEvent?.({ type, detail }));
  element.addEventListener('notification.shown', ({ type, detail }) => onEvent?.({ type, detail }));
  element.addEventListener('widget.failed', ({ detail }) => onError?.(detail));
  place.append(element);
  return { update: (changed) => Object.assign(element, changed), takeAway: () => element.remove() };
};

/** Every way into a page. */
export const doors: Readonly<Record<string, Door>> = {
  react: reactDoor(false),
  'react-isolated': reactDoor(true),
  mount: mountDoor(true, async () => mount),
  'mount-open': mountDoor(false, async () => mount),
  script: mountDoor(true, script),
  element: elementDoor,
};
