import { DateField, type DateFieldProps } from '@portal-kit/ui/date-field';
import { useDateField } from '../../kernel/calendar/use-date-field';
import { type OwnProps, useBoundField } from './use-bound-field';

/** The properties that a bound date field takes from the portal unless they are set. */
type PortalProps = 'locale' | 'texts' | 'today' | 'remarkOf';

export interface BoundDateProps
  extends Omit<OwnProps<DateFieldProps>, PortalProps>,
    Partial<Pick<DateFieldProps, 'today' | 'remarkOf'>> {}

/** A date field bound to the form. The form value is `yyyy-mm-dd`, or the typed text if the text is not a date. */
export function BoundDate(props: BoundDateProps) {
  return <DateField {...useDateField()} {...props} {...useBoundField<string>()} />;
}
