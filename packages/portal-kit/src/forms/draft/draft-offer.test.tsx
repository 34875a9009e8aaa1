import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import type { Draft } from '../../kernel/drafts/draft-store';
import { formMessages } from '../record/form.messages';
import { DraftOffer } from './draft-offer';

const createDraft = (recordVersion: number | null): Draft => ({
  savedAt: '2026-11-20T08:00:00.000Z',
  recordVersion,
  values: {},
});

async function start(offer: Draft | null, recordVersion: number | null) {
  const draft = { offer, isOfferUnconfirmed: false, restore: vi.fn(), discard: vi.fn(), clear: vi.fn() };
  const screen = await render(
    fakePortal().inside(
      <form>
        <DraftOffer draft={draft} recordVersion={recordVersion} texts={formMessages('en-US')} />
        <input aria-label="SKU" disabled />
        <input aria-label="Brand" />
      </form>,
    ),
  );
  return { ...draft, screen, text: () => screen.container.textContent };
}

test('a form without a draft shows no offer', async () => {
  const { text } = await start(null, null);
  expect(text()).toBe('');
});

test.each([
  ['of a new record', null],
  ['of the current version', 7],
])('a draft %s is offered with its date and no warning', async (_, version) => {
  const { text } = await start(createDraft(version), version);
  expect(text()).toMatch(/You have unsaved changes from .*2026.*\.RestoreDiscard/);
  expect(text()).not.toContain('older version');
});

test('a draft of an older version is offered with a warning', async () => {
  const { text } = await start(createDraft(6), 7);
  expect(text()).toContain('made to an older version');
});

test.each(['Restore', 'Discard'] as const)(
  'the %s button of a draft offer calls its callback once',
  async (name) => {
    const { screen, restore, discard } = await start(createDraft(null), null);
    await screen.getByRole('button', { name }).click();
    expect([restore.mock.calls.length, discard.mock.calls.length]).toEqual(
      name === 'Restore' ? [1, 0] : [0, 1],
    );
  },
);

test.each(['Restore', 'Discard'])(
  'the %s button of a draft offer moves focus to the first editable field',
  async (name) => {
    const { screen } = await start(createDraft(null), null);
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Brand' })).toHaveFocus();
  },
);
