import type { PortalContextValue } from '../../kernel/portal/portal-context';
import { publicHoliday } from './public-holidays';
import { holidayMessages } from './public-holidays.messages';

/** Returns the remark about the public holiday on a date in a country; `undefined` on other days. */
export function holidayRemark(
  date: string,
  country: string | undefined,
  scope: PortalContextValue['messageScope'],
): string | undefined {
  const name = publicHoliday(date, country);
  const texts = holidayMessages(scope);
  return name && texts.remark(texts.names[name]);
}
