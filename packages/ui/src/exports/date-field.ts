export type { DateCalendarTexts } from '../components/date-field/date-calendar';
export { DateField, type DateFieldProps, type DateFieldTexts } from '../components/date-field/date-field';
export type { DateLetters } from '../components/date-field/date-text';
