import type { WidgetName } from 'portal-kit/elements';
import 'portal-kit/styles.css';
import styles from 'portal-kit/styles.css?url';
import '../partner.css';
import { fetchPartnerSite, getToken } from '../partner-site.ts';
import './integrations.css';
import { type Inputs, integrations } from './integrations.tsx';
import { widgetNames } from './widgets.tsx';

// ?integration=element&widget=item-list&narrow&closed
const query = new URLSearchParams(location.search);
const integration = integrations[query.get('integration') ?? 'react'];
if (!integration)
  throw new Error(
    `partner-demo: the query parameter "integration" is unknown, so no widget can be mounted. Use one of ` +
      `${Object.keys(integrations).join(', ')}.`,
  );
const selectedWidgets = query.getAll('widget') as WidgetName[];
const site = await fetchPartnerSite();

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const widgets = byId('widgets');
widgets.classList.toggle('narrow', query.has('narrow'));

/** Closed shadow roots of the host page. Tests read them from the global object. */
const closedRoots: ShadowRoot[] = [];
Object.assign(globalThis, { closedRoots });

function createContainer(name: WidgetName): HTMLElement {
  const section = document.createElement('section');
  section.setAttribute('aria-label', name);
  widgets.append(section);
  if (!query.has('closed')) return section;
  const root = section.attachShadow({ mode: 'closed' });
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  const container = document.createElement('div');
  root.append(sheet, container);
  closedRoots.push(root);
  return container;
}

let mounted: Awaited<ReturnType<typeof integration>>[] = [];
let isUnmounted = false;
let callsAfterUnmount = 0;
/** Counts callbacks that a widget calls after it was unmounted. */
const countCall = () => {
  if (isUnmounted) byId('calls-after-unmount').textContent = String(++callsAfterUnmount);
};

const inputs: Inputs = {
  ...site,
  theme: 'light',
  getToken: (request) => {
    countCall();
    return getToken(request);
  },
  onEvent: countCall,
  onError: ({ kind }) => {
    countCall();
    widgets.dataset.failed = kind;
  },
};

byId('mount').addEventListener('click', async () => {
  isUnmounted = false;
  const names = selectedWidgets.length > 0 ? selectedWidgets : widgetNames;
  mounted = await Promise.all(names.map((name) => integration(name, createContainer(name), inputs)));
});

byId('dark-theme').addEventListener('click', () => {
  for (const widget of mounted) widget.update({ theme: 'dark' });
});

byId('unmount').addEventListener('click', () => {
  isUnmounted = true;
  for (const widget of mounted) widget.unmount();
  mounted = [];
  widgets.replaceChildren();
});

(byId('mount') as HTMLButtonElement).disabled = false;
