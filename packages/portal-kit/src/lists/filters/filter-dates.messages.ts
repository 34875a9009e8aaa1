import { defineMessages } from '../../kernel/messages/define-messages';

/** Texts of a filter by date. */
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
