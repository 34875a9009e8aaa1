const dayMs = 24 * 60 * 60 * 1000;
/** Days between the first day of each date system and 1970-01-01. */
const epochDays = { 1900: 25_569, 1904: 24_107 } as const;

/** The first day of a workbook's dates. */
export type DateSystem = keyof typeof epochDays;

/** Formats of the specification that a workbook doesn't repeat. Source: ECMA-376, 18.8.30. */
const builtInFormats: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'm/d/yy h:mm',
};

/** Returns the code of a built-in format. Formats without an effect on the text are `General`. */
export function getBuiltInFormat(id: number): string {
  // Dates of East Asian languages.
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'yyyy-mm-dd';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'h:mm:ss';
  return builtInFormats[id] ?? 'General';
}

/** Returns the first section of a format, without quoted text, escaped characters, colors and conditions. */
const getPlainSection = (format: string) =>
  (format.split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '');

const pad = (number: number) => String(number).padStart(2, '0');

function formatDate(days: number, format: string, system: DateSystem): string {
  const at = new Date(Math.round((days - epochDays[system]) * dayMs));
  if (Number.isNaN(at.getTime())) return String(days);
  const time = `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}:${pad(at.getUTCSeconds())}`;
  if (!/[yd]/i.test(format)) return time;
  const date = at.toISOString().slice(0, 10);
  return /[hs]/i.test(format) && time !== '00:00:00' ? `${date} ${time}` : date;
}

/** Fills the digits of a number into a format such as `000` or `00000-0000`. */
function fillDigits(number: number, format: string): string | undefined {
  const literal = (format.split(';')[0] ?? '').replace(/"([^"]*)"|\\(.)/g, '$1$2');
  const places = literal.match(/0/g)?.length ?? 0;
  if (places < 2 || !/^[0 ()/-]+$/.test(literal) || !Number.isInteger(number) || number < 0) return undefined;
  const digits = String(number).padStart(places, '0');
  let used = digits.length - places;
  const filled = literal.replace(/0/g, () => digits[used++] ?? '');
  return digits.slice(0, digits.length - places) + filled;
}

/**
 * Formats a stored number as its cell shows it, as far as the format changes the meaning: dates as `yyyy-mm-dd`,
 * percentages, and leading zeros. Other numbers have 15 significant digits and a decimal point.
 */
export function formatNumber(number: number, format: string, system: DateSystem): string {
  const general = (value: number) => String(Number(value.toPrecision(15)));
  if (format === 'General' || format === '@') return general(number);
  const section = getPlainSection(format);
  if (section.includes('%')) return `${general(number * 100)}%`;
  if (/[ymdhs]/i.test(section.replace(/general/gi, ''))) return formatDate(number, section, system);
  return fillDigits(number, format) ?? general(number);
}
