import { defineMessages } from '../../../../kernel/messages/define-messages';

/** Texts of the actions on selected items. */
export const itemSelectionMessages = defineMessages('itemSelection', (format) => {
  const items = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'item', other: 'items' })}`;
  return {
    activate: {
      label: 'Activate',
      title: 'Activate items',
      question: (count: number) => `Activate ${items(count)}?`,
      consequence: 'Active items can be ordered.',
      done: (count: number) => `${items(count)} activated`,
      refusal: 'The item is already active.',
    },
    discontinue: {
      label: 'Discontinue',
      title: 'Discontinue items',
      question: (count: number) => `Discontinue ${items(count)}?`,
      consequence: "Discontinued items can't be added to orders.",
      done: (count: number) => `${items(count)} discontinued`,
      refusal: 'The item is already discontinued.',
    },
    undo: {
      title: 'Restore the status of items',
      question: (count: number) => `Restore the status of ${items(count)}?`,
      done: (count: number) => `Status of ${items(count)} restored`,
    },
    columns: { onHandBottles: 'On hand (bottles)', availableBottles: 'Available (bottles)' },
  };
});
