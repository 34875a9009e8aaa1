import { todayIn } from '../../../../kernel/calendar/days';

/**
 * Returns the date (`yyyy-mm-dd`) and time (`HH:mm`) in an IANA time zone. Uses the device's time zone if `timeZone` is
 * undefined or unknown to the browser.
 */
export function readClock(timeZone: string | undefined, now = new Date()): { date: string; time: string } {
  const timeIn = (zone: string | undefined) =>
    now.toLocaleTimeString('sv', { hour: '2-digit', minute: '2-digit', ...(zone && { timeZone: zone }) });
  const date = todayIn(timeZone, now);
  try {
    return { date, time: timeIn(timeZone) };
  } catch {
    return { date, time: timeIn(undefined) };
  }
}
