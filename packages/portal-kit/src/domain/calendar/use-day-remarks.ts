import { useState } from 'react';
import { useDateField } from '../../kernel/calendar/use-date-field';
import { usePortal } from '../../kernel/portal/portal-context';

type HolidayRemark = typeof import('./holiday-remark.part').holidayRemark;

/**
 * The remarks of a calendar about the days at a warehouse: public holidays of its country, and weekends. `load` loads the
 * holidays.
 */
export function useDayRemarks(country: string | undefined) {
  const { messageScope } = usePortal();
  const { remarkOf: weekendRemark } = useDateField();
  const [holiday, setHoliday] = useState<{ remark: HolidayRemark }>();
  const load = () => {
    import('./holiday-remark.part').then(
      ({ holidayRemark }) => setHoliday({ remark: holidayRemark }),
      // Without the code, the calendar shows no holidays.
      () => {},
    );
  };
  return {
    load,
    remarkOf: (date: string) => holiday?.remark(date, country, messageScope) ?? weekendRemark(date),
  };
}
