import { mount, type WidgetName } from 'portal-kit/elements';
import { EmbedProvider, type EmbedProviderProps, type WidgetElement } from 'portal-kit/embed';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { exampleInputs } from '../generated/widgets.ts';
import { ExampleWidget } from './widgets.tsx';

/** Inputs that every integration accepts. */
export type Inputs = Omit<EmbedProviderProps, 'children' | 'className' | 'isIsolated'>;

interface MountedWidget {
  update: (changes: Partial<Inputs>) => void;
  unmount: () => void;
}

/** Renders a widget in a container. */
type Integration = (
  name: WidgetName,
  container: HTMLElement,
  inputs: Inputs,
) => MountedWidget | Promise<MountedWidget>;

const reactIntegration =
  (isIsolated: boolean): Integration =>
  (name, container, inputs) => {
    // React requires a different prefix for each root of a page.
    const root = createRoot(container, { identifierPrefix: `${name}-` });
    let current = inputs;
    const render = () =>
      root.render(
        <StrictMode>
          <EmbedProvider {...current} isIsolated={isIsolated}>
            <ExampleWidget name={name} />
          </EmbedProvider>
        </StrictMode>,
      );
    render();
    return {
      update: (changes) => {
        current = { ...current, ...changes };
        render();
      },
      unmount: () => root.unmount(),
    };
  };

const mountIntegration =
  (isIsolated: boolean, loadMount: () => Promise<typeof mount>): Integration =>
  async (name, container, inputs) => {
    const mountWidget = await loadMount();
    const widget = mountWidget(name, container, { ...inputs, ...exampleInputs[name], isIsolated });
    return { update: widget.update, unmount: widget.destroy };
  };

/** Loads the script file, which contains its own React. */
async function loadScriptFile(): Promise<typeof mount> {
  const address = '/portal-kit/portal-kit.js';
  return ((await import(/* @vite-ignore */ address)) as { mount: typeof mount }).mount;
}

const elementIntegration: Integration = async (name, container, inputs) => {
  await loadScriptFile();
  const { onEvent, onError, ...properties } = inputs;
  const element: WidgetElement = Object.assign(
    document.createElement(`portal-${name}`),
    properties,
    exampleInputs[name],
  );
  element.addEventListener('list.changed', ({ type, detail }) => onEvent?.({ type, detail }));
  element.addEventListener('notification.shown', ({ type, detail }) => onEvent?.({ type, detail }));
  element.addEventListener('widget.failed', ({ detail }) => onError?.(detail));
  container.append(element);
  return { update: (changes) => Object.assign(element, changes), unmount: () => element.remove() };
};

/** All integrations. The keys are the values of the query parameter `integration`. */
export const integrations: Readonly<Record<string, Integration>> = {
  react: reactIntegration(false),
  'react-isolated': reactIntegration(true),
  mount: mountIntegration(true, async () => mount),
  'mount-open': mountIntegration(false, async () => mount),
  script: mountIntegration(true, loadScriptFile),
  element: elementIntegration,
};
