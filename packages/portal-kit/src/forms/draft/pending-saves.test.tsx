import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { empty, now, startFormDraft } from '../../../test/form-draft';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Closes the page during a save of the text `a`. Returns the store and the save's key. */
async function interrupted() {
  const { types, begins, kept, unmount } = await startFormDraft();
  await types('a');
  const key = await begins();
  await unmount();
  return { kept, key };
}

describe('the idempotency key of a save', () => {
  test('the draft contains the key before the request is sent', async () => {
    const { types, begins, kept } = await startFormDraft();
    await types('a');
    const idempotencyKey = await begins();
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(kept.note).toMatchObject({ values: { text: 'a', tags: [] }, pendingSave: { idempotencyKey } });
  });

  test('a save without a response keeps its key; changed content and a refusal by the server get a new key', async () => {
    const { types, begins, rejects } = await startFormDraft();
    await types('a');
    const first = await begins();
    expect(await begins()).toBe(first);
    await types('b');
    const changed = await begins();
    expect(changed).not.toBe(first);
    await rejects();
    expect(await begins()).not.toBe(changed);
  });

  test('a save without a response keeps its key after the server has rejected another content', async () => {
    const { types, begins, rejects } = await startFormDraft();
    await types('a');
    const first = await begins();
    await types('b');
    await begins();
    await rejects();
    await types('a');
    expect(await begins()).toBe(first);
  });

  test('every stored save uses its own key, even with the same content', async () => {
    const { types, begins, completes } = await startFormDraft();
    const keys = new Set<string>();
    for (const _ of [1, 2]) {
      await types('a');
      keys.add(await begins());
      await completes();
    }
    expect(keys.size).toBe(2);
  });

  test('a form without a draft store keeps the key of a save without a response', async () => {
    const { types, begins } = await startFormDraft({ isStored: false });
    await types('a');
    const first = await begins();
    expect(await begins()).toBe(first);
  });

  test('the draft keeps the key while the user changes the values', async () => {
    const { types, begins, passes, kept } = await startFormDraft();
    await types('a');
    const idempotencyKey = await begins();
    await types('ab');
    await passes(400);
    expect(kept.note).toMatchObject({ values: { text: 'ab' }, pendingSave: { idempotencyKey } });
  });

  test('a refused save leaves a draft without a key', async () => {
    const { types, begins, rejects, kept } = await startFormDraft();
    await types('a');
    await begins();
    await rejects();
    expect(kept.note).toMatchObject({ values: { text: 'a' } });
    expect(kept.note?.pendingSave).toBeUndefined();
  });
});

describe('a save that was interrupted', () => {
  test('the next form offers the save, and the same content reuses its key', async () => {
    const { kept, key } = await interrupted();
    const { offer, restores, values, begins } = await startFormDraft({ kept });
    expect(offer()).toMatchObject({ pendingSave: { idempotencyKey: key } });
    await restores();
    expect([values().text, offer()]).toEqual(['a', null]);
    expect(await begins()).toBe(key);
  });

  test('an offer says that a save was interrupted only if it has the values of the save', async () => {
    const { kept } = await interrupted();
    expect((await startFormDraft({ kept })).draft().isOfferUnconfirmed).toBe(true);
    Object.assign(kept, { note: { ...kept.note, values: { text: 'ab', tags: [] } } });
    expect((await startFormDraft({ kept })).draft().isOfferUnconfirmed).toBe(false);
  });

  test('the same content reuses the key when the user types it again', async () => {
    const { kept, key } = await interrupted();
    const { types, begins } = await startFormDraft({ kept });
    await types('a');
    expect(await begins()).toBe(key);
  });

  test('the same content has a new key after the user discards the save', async () => {
    const { kept, key } = await interrupted();
    const { discards, types, begins } = await startFormDraft({ kept });
    await discards();
    expect(kept).toEqual({});
    await types('a');
    expect(await begins()).not.toBe(key);
  });

  test('a change that the server has stored is announced and not offered again', async () => {
    const { kept } = await interrupted();
    const start = { ...empty, text: 'a' };
    const { offer, draft } = await startFormDraft({ kept, recordVersion: 2, start });
    expect([offer(), draft().isStored, kept]).toEqual([null, true, {}]);
  });

  test('values that were typed after a stored change are offered without its key', async () => {
    const { types, begins, passes, kept, unmount } = await startFormDraft({ recordVersion: 1 });
    await types('a');
    await begins();
    await types('ab');
    await passes(400);
    await unmount();
    const start = { ...empty, text: 'a' };
    const { offer, draft } = await startFormDraft({ kept, recordVersion: 2, start });
    expect(draft().isStored).toBe(true);
    expect([offer()?.values.text, offer()?.pendingSave, kept.note?.pendingSave]).toEqual([
      'ab',
      undefined,
      undefined,
    ]);
  });

  test('a change that the server has not stored is offered', async () => {
    const { kept } = await interrupted();
    const { offer, draft } = await startFormDraft({ kept, recordVersion: 1 });
    expect([offer()?.values.text, draft().isStored]).toEqual(['a', false]);
  });
});
