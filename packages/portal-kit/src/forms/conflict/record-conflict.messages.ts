import { defineMessages } from '../../kernel/messages/define-messages';

export const recordConflictMessages = defineMessages((format) => ({
  changed: 'Somebody else has changed this since you opened it.',
  choose: 'Your changes are not saved yet. Keep them on top of theirs, or set them aside.',
  reading: 'Reading their version…',
  failed: 'Their version could not be read.',
  kept: (isReplacing: boolean) =>
    `Your changes are on top of their version. Save to store them${isReplacing ? '; those listed here replace theirs' : ''}.`,
  taken: (labels: readonly string[]) =>
    labels.length === 0
      ? 'This is their version.'
      : `This is their version. Your changes are set aside: ${format.list(labels)}.`,
  unopposed: 'Nobody has changed these fields since you opened them. Save again to store your changes.',
  differ: (count: number) =>
    format.plural(count, { one: '1 field differs', other: `${format.number(count)} fields differ` }),
  overwritten: 'What replaces theirs when you save',
  field: 'Field',
  theirs: 'Theirs',
  mine: 'Yours',
  ifKept: 'If you keep yours',
  fate: {
    both: 'Yours replaces theirs',
    them: 'Theirs stays',
    you: 'Yours is saved',
  },
  replaces: (theirs: string) => `Replaces theirs: ${theirs}`,
  keep: 'Keep mine',
  take: 'Take theirs',
  undo: 'Undo',
}));
