import { contentHash } from '../../kernel/drafts/content-hash';
import type { Draft, DraftStore } from '../../kernel/drafts/draft-store';
import { pendingSaveKey } from './pending-save';

/** A draft and its key in the store. */
export interface StoredDraft {
  slot: string;
  draft: Draft;
}

/** Maximum number of drafts, and of pending saves, that the store keeps for one form. */
const slotCount = 4;

/** The keys of a form's drafts in the store. `form` is the key of the first draft; no id contains `~`. */
export const slotsOf = (form: string): readonly string[] =>
  Array.from({ length: slotCount }, (_, index) => (index === 0 ? form : `${form}~${index + 1}`));

/** Reads the stored drafts of the slots, latest first. */
const readSlots = (store: DraftStore | undefined, slots: readonly string[]): readonly StoredDraft[] =>
  slots
    .flatMap((slot): StoredDraft[] => {
      const draft = store?.read(slot);
      return draft ? [{ slot, draft }] : [];
    })
    .sort((a, b) => (a.draft.savedAt < b.draft.savedAt ? 1 : -1));

/**
 * Returns a slot that is in use neither in the store, where another tab may have stored a draft, nor in the form. If all
 * slots are in use, returns the slot of the oldest draft. `known`: the drafts of the form, latest first.
 */
export function freeSlot(store: DraftStore | undefined, form: string, known: readonly StoredDraft[]): string {
  const slots = slotsOf(form);
  const stored = readSlots(store, slots);
  const used = [...stored, ...known.filter((one) => stored.every(({ slot }) => slot !== one.slot))];
  return slots.find((slot) => used.every((one) => one.slot !== slot)) ?? used.at(-1)?.slot ?? form;
}

export const isSameValues = (a: Draft, b: Draft): boolean =>
  JSON.stringify(a.values) === JSON.stringify(b.values);

/** Whether two drafts are the same version of one draft, or saves with the same key. */
const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.pendingSave || b.pendingSave
    ? a.pendingSave?.idempotencyKey === b.pendingSave?.idempotencyKey
    : a.savedAt === b.savedAt && isSameValues(a, b);

/** Whether another tab has stored another draft in the slot. */
export function isReplaced(store: DraftStore | undefined, { slot, draft }: StoredDraft): boolean {
  const stored = store?.read(slot);
  return stored != null && !isSameDraft(stored, draft);
}

/** Removes a draft from the store, unless another tab has replaced the draft. */
export function removeDraft(store: DraftStore | undefined, one: StoredDraft): void {
  if (!isReplaced(store, one)) store?.remove(one.slot);
}

export interface FoundDrafts {
  /** Saves without a final response, latest first. */
  saves: readonly StoredDraft[];
  /** Drafts that no save contains, latest first. */
  drafts: readonly StoredDraft[];
  /** Drafts with the values of a save. */
  copies: readonly StoredDraft[];
  /** Whether the server has stored one of the saves. */
  isStored: boolean;
  /** Saves that the server has stored, and saves and drafts that the stored record replaces. */
  outdated: readonly StoredDraft[];
}

/**
 * Reads the drafts and pending saves of a form and removes those that do not fit the form. `storedRequest` is a request
 * that would store the current record again; undefined for a new record.
 */
export function findDrafts(
  store: DraftStore | undefined,
  form: string,
  isCompatible: (values: Draft['values']) => boolean,
  storedRequest: (() => unknown) | undefined,
): FoundDrafts {
  const read = (slots: readonly string[]) =>
    readSlots(store, slots).filter(({ slot, draft }) => {
      const isKept = isCompatible(draft.values);
      if (!isKept) store?.remove(slot);
      return isKept;
    });
  const all = read(slotsOf(pendingSaveKey(form)));
  const drafts = read(slotsOf(form));
  const storedHash = all.length > 0 && storedRequest ? contentHash(storedRequest()) : undefined;
  const stored = all.findIndex(({ draft }) => draft.pendingSave?.bodyHash === storedHash);
  const isStored = storedHash !== undefined && stored >= 0;
  // The stored save replaced the earlier saves of the record.
  const outdatedSaves = isStored ? all.slice(stored) : [];
  const saves = all.filter((save) => !outdatedSaves.includes(save));
  const isCopyOf = (ones: readonly StoredDraft[]) => (one: StoredDraft) =>
    ones.some(({ draft }) => isSameValues(draft, one.draft));
  return {
    saves,
    drafts: drafts.filter((one) => !isCopyOf(all)(one)),
    copies: drafts.filter(isCopyOf(saves)),
    isStored,
    outdated: [
      ...outdatedSaves,
      ...drafts.filter((one) => isCopyOf(outdatedSaves)(one) && !isCopyOf(saves)(one)),
    ],
  };
}

/**
 * Removes the pending saves and drafts of a record if the server has stored one of the saves. `request` is the content
 * of the record. Returns whether the server has stored one.
 */
export function takeStoredSave(store: DraftStore | undefined, form: string, request: unknown): boolean {
  const saves = slotsOf(pendingSaveKey(form));
  const hash = contentHash(request);
  if (!saves.some((slot) => store?.read(slot)?.pendingSave?.bodyHash === hash)) return false;
  for (const slot of [...saves, ...slotsOf(form)]) store?.remove(slot);
  return true;
}
