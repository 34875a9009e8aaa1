import { usePortal } from '../host/portal-context';
import { messageFormat } from '../messages/message-format';
import { useMessages } from '../messages/use-messages';
import { dateFieldMessages } from './date-field.messages';
import { dayFromToday, isWeekend } from './days';

/** Returns the locale, texts and remarks of date fields. The calendar marks weekends, which aren't business days. */
export function useDateField() {
  const { locale } = usePortal();
  const texts = useMessages(dateFieldMessages);
  return {
    locale: messageFormat(locale).locale,
    texts,
    today: dayFromToday(0),
    remarkOf: (date: string) => (isWeekend(date) ? texts.weekend : undefined),
  };
}
