import { useDateField } from '../../kernel/calendar/use-date-field';
import { useMessages } from '../../kernel/messages/use-messages';
import { findPublicHoliday } from './public-holidays';
import { holidayMessages } from './public-holidays.messages';

/** Returns the function for the calendar's remark on a day: a public holiday of the country, or a weekend. */
export function useDayRemarks(country: string | undefined): (date: string) => string | undefined {
  const texts = useMessages(holidayMessages);
  const { remarkOf: weekendRemark } = useDateField();
  return (date) => {
    const name = findPublicHoliday(date, country);
    return name ? texts.remark(texts.names[name]) : weekendRemark(date);
  };
}
