import { isObject } from '../config/is-object';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  createMark,
  isUnread,
  type Mark,
  type SourceChanges,
  type SourceName,
  withSeen,
} from './changes';

/** The user's choices and seen changes for a supplier. */
export interface NotificationState {
  /** Kinds that the user does not follow. */
  unfollowed: readonly ChangeKind[];
  /** Whether the user wants browser notifications. */
  isInBrowser: boolean;
  /** Seen changes by source. A source without a mark has not been loaded yet. */
  marks: Readonly<Partial<Record<SourceName, Mark>>>;
  /** Keys of the changes that a tab has announced in the browser. */
  announced: readonly string[];
}

type Loaded = readonly SourceChanges[];

const announcedMax = 200;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function parseMark(value: unknown): Mark | undefined {
  if (!isObject(value) || typeof value.floorMs !== 'number') return undefined;
  return { floorMs: value.floorMs, seen: texts(value.seen) };
}

/** Reads a stored value. Leaves out invalid entries. */
export function parseNotificationState(value: unknown): NotificationState {
  const { unfollowed, isInBrowser, marks, announced } = isObject(value) ? value : {};
  const entries = Object.entries(isObject(marks) ? marks : {}).flatMap(([source, one]) => {
    const mark = parseMark(one);
    return mark ? [[source, mark] as const] : [];
  });
  return {
    unfollowed: changeKinds.filter((kind) => texts(unfollowed).includes(kind)),
    isInBrowser: isInBrowser === true,
    marks: Object.fromEntries(entries),
    announced: texts(announced).slice(0, announcedMax),
  };
}

/** Returns the changes of all sources, the latest first. */
export const latestChanges = (loaded: Loaded): Change[] =>
  loaded.flatMap(({ changes }) => changes).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));

export const unreadChanges = (loaded: Loaded, { marks }: NotificationState): Change[] =>
  latestChanges(loaded).filter((change) => isUnread(change, marks[change.source]));

/** Marks the changes of all loaded sources as read. */
export function withAllRead(state: NotificationState, loaded: Loaded): NotificationState {
  if (loaded.length === 0) return state;
  const marks = loaded.flatMap((one) => {
    const mark = createMark(one);
    return mark ? [[one.source, mark] as const] : [];
  });
  return { ...state, marks: { ...state.marks, ...Object.fromEntries(marks) } };
}

/** Marks the changes of sources that are loaded for the first time as read. */
export const withFirstMarks = (state: NotificationState, loaded: Loaded): NotificationState =>
  withAllRead(
    state,
    loaded.filter(({ source }) => state.marks[source] === undefined),
  );

export function withRead(state: NotificationState, { source, key }: Change): NotificationState {
  const mark = state.marks[source];
  return mark ? { ...state, marks: { ...state.marks, [source]: withSeen(mark, key) } } : state;
}

/** Adds changes to the announced ones. Returns the changes that no tab has announced. */
export function withAnnounced(
  state: NotificationState,
  unread: readonly Change[],
): { state: NotificationState; fresh: readonly Change[] } {
  const announced = new Set(state.announced);
  const fresh = unread.filter(({ key }) => !announced.has(key));
  if (fresh.length === 0) return { state, fresh };
  const keys = [...fresh.map(({ key }) => key), ...state.announced].slice(0, announcedMax);
  return { state: { ...state, announced: keys }, fresh };
}

/**
 * Follows or unfollows a kind. Removes the marks of its sources, so that changes from the unfollowed time count as read.
 */
export function withFollowed(
  state: NotificationState,
  kind: ChangeKind,
  isFollowed: boolean,
  sources: readonly SourceName[],
): NotificationState {
  const others = state.unfollowed.filter((one) => one !== kind);
  const marks = Object.entries(state.marks).filter(([source]) => !sources.some((one) => one === source));
  return {
    ...state,
    unfollowed: isFollowed ? others : [...others, kind],
    marks: Object.fromEntries(marks),
  };
}
