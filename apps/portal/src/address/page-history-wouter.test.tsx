// wouter patches `history.pushState` and `replaceState` when it loads.

import { createLeaveGuard } from 'portal-kit/leaving';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { createPageHistory, type PageHistory } from './page-history';

const list = '/SUP-1/items';
const form = '/SUP-1/items/create';
const startUrl = location.pathname + location.search;

const guard = createLeaveGuard();
let history: PageHistory;

/** Events that wouter dispatches after each call of a patched method. */
const calls: string[] = [];
const onCall = ({ type }: Event) => calls.push(`${type} ${location.pathname}`);

beforeEach(async () => {
  window.history.replaceState(null, '', list);
  history = createPageHistory(window, guard);
  for (const type of ['pushState', 'replaceState']) window.addEventListener(type, onCall);
});
afterEach(() => {
  for (const type of ['pushState', 'replaceState']) window.removeEventListener(type, onCall);
  history.stop();
  window.history.replaceState(null, '', startUrl);
  calls.length = 0;
});

function WouterLocation() {
  const [pathname] = useBrowserLocation();
  return <output>{pathname}</output>;
}

test('the guarded history calls each patched method once per navigation, and the location of wouter follows', async () => {
  await render(<WouterLocation />);
  const shown: string[] = [];
  history.subscribe(() => shown.push(history.pathname()));
  history.navigate(form);
  await expect.element(page.getByRole('status')).toHaveTextContent(form);
  history.navigate(list, { replace: true });
  await expect.element(page.getByRole('status')).toHaveTextContent(list);
  expect(calls).toEqual([`pushState ${form}`, `replaceState ${list}`]);
  expect(shown).toEqual([form, list]);
});

test('with unsaved changes, the guarded history calls a patched method only after the user confirms', async () => {
  const release = guard.hold();
  history.navigate(form);
  expect([guard.actor.getSnapshot().value, location.pathname, calls]).toEqual(['asking', list, []]);
  guard.actor.send({ type: 'leave.confirmed' });
  release();
  expect([location.pathname, calls]).toEqual([form, [`pushState ${form}`]]);
});

test('with unsaved changes, Back asks for confirmation and restores the URL without a patched method', async () => {
  history.navigate(form);
  calls.length = 0;
  const release = guard.hold();
  window.history.back();
  await expect.poll(() => guard.actor.getSnapshot().value).toBe('asking');
  expect([location.pathname, history.pathname(), calls]).toEqual([form, form, []]);
  guard.actor.send({ type: 'leave.declined' });
  release();
  expect(location.pathname).toBe(form);
});
