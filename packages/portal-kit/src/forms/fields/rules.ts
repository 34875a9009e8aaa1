import type { formMessages } from '../record/form.messages';

export type FormTexts = ReturnType<typeof formMessages>;

/** A rule says what is wrong with a text, or nothing. */
export type Rule = (text: string) => string | undefined;

/** Letters, numbers, punctuation and spaces; control characters and emoji are not typed text (domain, 0.6). */
const blocked = /[^\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu;

/** How texts of fields are written, in forms and in the cells of uploaded files. */
export const formats = {
  text: /^[\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$/u,
  numericOnly: /^\d+$/,
  numericNotZero: /^0*[1-9]\d*$/,
  numericHyphens: /^[0-9-]+$/,
  phone: /^\d{3}-\d{3}-\d{4}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  usZip: /^\d{5}(-\d{4})?$/,
  // Its first letter names the region; case and the space do not count.
  canadianZip: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
} as const;

/** The last digit of a bar code makes the weighted sum of all a multiple of ten (GS1). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The latest vintage there can be. */
export const latestVintage = () => new Date().getFullYear() + 1;

/** Takes out the characters that text fields do not accept. */
export function withoutBlockedCharacters(text: string): string {
  return text.replace(blocked, '');
}

/** The first message of the rules in order: required, characters, format, length, then what concerns other fields. */
export function firstMessage(text: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const message = rule(text);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Rules for an optional field: an empty one is fine. */
export function optional(...rules: readonly Rule[]): Rule {
  return (text) => (text.trim() === '' ? undefined : firstMessage(text, rules));
}

/** The rules of text fields, in the words of one locale. */
export function formRules(texts: FormTexts) {
  const matching =
    (pattern: RegExp, message: string): Rule =>
    (text) =>
      pattern.test(text.trim()) ? undefined : message;
  const required: Rule = (text) => (text.trim() === '' ? texts.required : undefined);
  /** Code points, as the contract counts. */
  const maxLength =
    (count: number): Rule =>
    (text) =>
      [...text.trim()].length > count ? texts.maxLength(count) : undefined;
  return {
    required,
    maxLength,
    /** A required text with the bounds of a field of the contract. */
    text:
      (bound: { maxLength: number }): Rule =>
      (text) =>
        firstMessage(text, [required, maxLength(bound.maxLength)]),
    /** Without it, or with one within its bounds. */
    optionalText: (bound: { maxLength: number }): Rule => optional(maxLength(bound.maxLength)),
    /** The pattern of a field of the contract, in either case. */
    format: (bound: { pattern: string }, label: string): Rule =>
      matching(new RegExp(bound.pattern, 'iu'), texts.format(label)),
    usZip: (label: string): Rule => matching(formats.usZip, texts.digits(label, 5)),
    canadianZip: matching(formats.canadianZip, texts.canadianZip),
    numericOnly: matching(formats.numericOnly, texts.numericOnly),
    numericNotZero: matching(formats.numericNotZero, texts.numericNotZero),
    // A number that ends in its point has no decimals yet.
    upToTwoDecimalsNotZero: matching(/^(?!0+(\.0{0,2})?$)\d+(\.\d{0,2})?$/, texts.numericTwoDecimals),
    price: matching(/^(?!0+\.00$)\d{1,7}\.\d{2}$/, texts.price),
    numericHyphens: matching(formats.numericHyphens, texts.numericHyphens),
    phone: matching(formats.phone, texts.phone),
    email: matching(formats.email, texts.email),
    digits: (label: string, count: number): Rule =>
      matching(new RegExp(`^\\d{${count}}$`), texts.digits(label, count)),
    checkDigit:
      (label: string): Rule =>
      (text) =>
        hasCheckDigit(text.trim()) ? undefined : texts.checkDigit(label),
    /** The bounds of a number of the contract. */
    range:
      ({ minimum, maximum }: { minimum: number; maximum: number }): Rule =>
      (text) => {
        const value = Number(text);
        return value < minimum || value > maximum ? texts.numberRange(minimum, maximum) : undefined;
      },
  };
}
