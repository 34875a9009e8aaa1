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
export const filterDatesMessages = defineMessages('filterDates', (format) => ({
  dates: (from: string, to: string) => {
    if (from === to) return format.date(from);
    if (to === '') return `from ${format.date(from)}`;
    return from === '' ? `until ${format.date(to)}` : `${format.date(from)} – ${format.date(to)}`;
  },
  from: 'From',
  to: 'To',
  beforeFrom: "Can't be before From",
  spans: { today: 'Today', nextWeek: 'Next 7 days', lastMonth: 'Last 30 days' },
}));
