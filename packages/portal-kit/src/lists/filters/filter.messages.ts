import { defineMessages } from '../../kernel/messages/define-messages';

/** Number of values that a chip lists by name. */
const namedValues = 2;

export const filterMessages = defineMessages('filter', (format) => ({
  add: 'Filter',
  any: 'any',
  chip: (label: string, values: string) => `${label}: ${values}`,
  values: (labels: readonly string[]) =>
    [
      ...labels.slice(0, namedValues),
      ...(labels.length > namedValues ? [`+${format.number(labels.length - namedValues)}`] : []),
    ].join(', '),
  remove: (label: string) => `Remove ${label} filter`,
  failed: "Couldn't load options.",
  clear: 'Clear filters',
}));
