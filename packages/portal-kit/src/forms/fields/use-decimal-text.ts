import { usePortal } from '../../kernel/host/portal-context';
import { hasDecimalComma } from '../../kernel/messages/message-format';

/** Converts between the text of a form value, which has a decimal point, and the text in its field. */
export interface DecimalText {
  /** `12.5` → `12,5` */
  show: (value: string) => string;
  /** `12,5` or `12.5` → `12.5` */
  read: (text: string) => string;
}

const unchanged = (text: string) => text;
const withPoint: DecimalText = { show: unchanged, read: unchanged };
const withComma: DecimalText = {
  show: (value) => value.replace('.', ','),
  read: (text) => text.replace(',', '.'),
};

/**
 * Returns the conversion for decimal fields by the locale's decimal sign: a comma or a point. In locales with a comma,
 * fields also accept a point, which keyboards' number pads type.
 */
export function useDecimalText(): DecimalText {
  const { locale } = usePortal();
  return hasDecimalComma(locale) ? withComma : withPoint;
}
