import { defineMessages } from '../../kernel/messages/define-messages';
import type { HolidayName } from './public-holidays';

/** Names of public holidays. */
export const holidayMessages = defineMessages('holiday', () => ({
  names: {
    newYear: "New Year's Day",
    martinLutherKing: 'Martin Luther King Jr. Day',
    presidents: "Presidents' Day",
    goodFriday: 'Good Friday',
    victoria: 'Victoria Day',
    memorial: 'Memorial Day',
    juneteenth: 'Juneteenth',
    canada: 'Canada Day',
    independence: 'Independence Day',
    labor: 'Labor Day',
    reconciliation: 'National Day for Truth and Reconciliation',
    columbus: 'Columbus Day',
    veterans: 'Veterans Day',
    remembrance: 'Remembrance Day',
    thanksgiving: 'Thanksgiving Day',
    christmas: 'Christmas Day',
    boxing: 'Boxing Day',
  } satisfies Record<HolidayName, string> as Readonly<Record<HolidayName, string>>,
  /** The remark of a day in the calendar. */
  remark: (name: string) => `Public holiday: ${name}`,
}));
