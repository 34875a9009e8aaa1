import type { WidgetName } from 'portal-kit/elements';
import 'portal-kit/styles.css';
import styles from 'portal-kit/styles.css?url';
import '../partner.css';
import { getToken, partnerSite } from '../partner-site.ts';
import './doors.css';
import { doors, type Inputs } from './doors.tsx';
import { names } from './widgets.tsx';

// ?door=element&widget=item-list&narrow&closed
const query = new URLSearchParams(location.search);
const door = doors[query.get('door') ?? 'react'];
if (!door) throw new Error(`Vineyard Ledger has no such door; there are ${Object.keys(doors).join(', ')}`);
const only = query.get('widget') as WidgetName | null;
const site = await partnerSite();

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const widgets = byId('widgets');
widgets.classList.toggle('narrow', query.has('narrow'));

/** A root that only this page knows the way into. */
const closedRoots: ShadowRoot[] = [];
Object.assign(globalThis, { closedRoots });

function placeFor(name: WidgetName): HTMLElement {
  const section = document.createElement('section');
  section.setAttribute('aria-label', name);
  widgets.append(section);
  if (!query.has('closed')) return section;
  const root = section.attachShadow({ mode: 'closed' });
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  const place = document.createElement('div');
  root.append(sheet, place);
  closedRoots.push(root);
  return place;
}

let standing: Awaited<ReturnType<typeof door>>[] = [];
let isOver = false;
let lateCalls = 0;
/** Nobody of ours calls once they are gone: what does is counted. */
const heard = () => {
  if (isOver) byId('late').textContent = String(++lateCalls);
};

const inputs: Inputs = {
  ...site,
  theme: 'light',
  getToken: (request) => {
    heard();
    return getToken(request);
  },
  onEvent: heard,
  onError: ({ kind }) => {
    heard();
    widgets.dataset.failed = kind;
  },
};

byId('put-in').addEventListener('click', async () => {
  isOver = false;
  standing = await Promise.all((only ? [only] : names).map((name) => door(name, placeFor(name), inputs)));
});

byId('night').addEventListener('click', () => {
  for (const widget of standing) widget.update({ theme: 'dark' });
});

byId('take-away').addEventListener('click', () => {
  isOver = true;
  for (const widget of standing) widget.takeAway();
  standing = [];
  widgets.replaceChildren();
});

(byId('put-in') as HTMLButtonElement).disabled = false;
