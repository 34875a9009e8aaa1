import { hasCheckDigit } from '../../kernel/gs1/check-digit';
import type { formMessages } from '../record/form.messages';

export type FormTexts = ReturnType<typeof formMessages>;

/** Returns the message for an invalid text, or `undefined`. */
export type Rule = (text: string) => string | undefined;

/** Everything except letters, numbers, punctuation and spaces. Source: domain, 0.6. */
const blocked = /[^\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu;

/** The formats of texts in form fields and in the cells of uploaded files. */
export const formats = {
  text: /^[\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$/u,
  numericOnly: /^\d+$/,
  numericNotZero: /^0*[1-9]\d*$/,
  numericHyphens: /^[0-9-]+$/,
  phone: /^\d{3}-\d{3}-\d{4}$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  usZip: /^\d{5}(-\d{4})?$/,
  canadianZip: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
} as const;

/** Returns the latest valid vintage: next year. */
export const latestVintage = () => new Date().getFullYear() + 1;

/** Removes the characters that text fields do not accept. */
export function removeBlockedCharacters(text: string): string {
  return text.replace(blocked, '');
}

/** Returns the message of the first rule that fails. Order: required, characters, format, length, then other fields. */
export function findFirstMessage(text: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const message = rule(text);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Applies rules in order to a text. */
export const allOf =
  (...rules: readonly Rule[]): Rule =>
  (text) =>
    findFirstMessage(text, rules);

/** Applies the rules to a text that may be empty. */
export function optional(...rules: readonly Rule[]): Rule {
  return (text) => (text.trim() === '' ? undefined : findFirstMessage(text, rules));
}

/** Creates the rules for text fields, with messages in one locale. */
export function formRules(texts: FormTexts) {
  const matching =
    (pattern: RegExp, message: string): Rule =>
    (text) =>
      pattern.test(text.trim()) ? undefined : message;
  const required: Rule = (text) => (text.trim() === '' ? texts.required : undefined);
  /** Counts code points, as the contract does. */
  const maxLength =
    (count: number): Rule =>
    (text) =>
      [...text.trim()].length > count ? texts.maxLength(count) : undefined;
  return {
    required,
    maxLength,
    /** The pattern of a contract field, ignoring case. */
    format: (bound: { pattern: string }, label: string): Rule =>
      matching(new RegExp(bound.pattern, 'iu'), texts.format(label)),
    usZip: (label: string): Rule => matching(formats.usZip, texts.digits(label, 5)),
    canadianZip: matching(formats.canadianZip, texts.canadianZip),
    numericOnly: matching(formats.numericOnly, texts.numericOnly),
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
    /** A number within the bounds of a contract field. */
    range:
      ({ minimum, maximum }: { minimum: number; maximum: number }): Rule =>
      (text) => {
        const value = Number(text);
        return value < minimum || value > maximum ? texts.numberRange(minimum, maximum) : undefined;
      },
  };
}
