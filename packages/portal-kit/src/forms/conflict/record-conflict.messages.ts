import { defineMessages } from '../../kernel/messages/define-messages';

export const recordConflictMessages = defineMessages('recordConflict', (format) => ({
  changed: 'Someone else changed this since you opened it.',
  choose: "Your changes aren't saved yet. Keep yours on top of theirs, or discard yours.",
  reading: 'Loading their version…',
  failed: "Couldn't load their version.",
  kept: (isReplacing: boolean) =>
    `Your changes are applied on top of their version. Save to keep them${isReplacing ? '; the ones listed here replace theirs' : ''}.`,
  taken: (labels: readonly string[]) =>
    labels.length === 0
      ? 'This is their version.'
      : `This is their version. Your changes were discarded: ${format.list(labels)}.`,
  unopposed: 'No one else changed these fields. Save again to keep your changes.',
  differ: (count: number) =>
    format.plural(count, { one: '1 field differs', other: `${format.number(count)} fields differ` }),
  overwritten: 'Replaced when you save',
  field: 'Field',
  theirs: 'Theirs',
  mine: 'Yours',
  ifKept: 'If you keep yours',
  outcome: {
    both: 'Yours replaces theirs',
    them: 'Theirs stays',
    you: 'Yours is saved',
  },
  replaces: (theirs: string) => `Replaces theirs: ${theirs}`,
  keep: 'Keep mine',
  take: 'Take theirs',
  undo: 'Undo',
}));
