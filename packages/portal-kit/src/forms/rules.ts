import type { formMessages } from './form.messages';

export type FormTexts = ReturnType<typeof formMessages>;

/** A rule says what is wrong with a text, or nothing. */
export type Rule = (text: string) => string | undefined;

/** Letters, numbers, punctuation and spaces; control characters and emoji are not typed text (domain, 0.6). */
const blocked = /[^\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu;

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
  return {
    required: ((text) => (text.trim() === '' ? texts.required : undefined)) satisfies Rule,
    numericOnly: matching(/^\d+$/, texts.numericOnly),
    numericNotZero: matching(/^0*[1-9]\d*$/, texts.numericNotZero),
    // A number that ends in its point has no decimals yet.
    upToTwoDecimalsNotZero: matching(/^(?!0+(\.0{0,2})?$)\d+(\.\d{0,2})?$/, texts.numericTwoDecimals),
    price: matching(/^(?!0+\.00$)\d{1,7}\.\d{2}$/, texts.price),
    numericHyphens: matching(/^[0-9-]+$/, texts.numericHyphens),
    phone: matching(/^\d{3}-\d{3}-\d{4}$/, texts.phone),
    email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.email),
    digits: (label: string, count: number): Rule =>
      matching(new RegExp(`^\\d{${count}}$`), texts.digits(label, count)),
    /** Code points, as the contract counts. */
    maxLength:
      (count: number): Rule =>
      (text) =>
        [...text.trim()].length > count ? texts.maxLength(count) : undefined,
    /** The bounds of a number of the contract. */
    range:
      ({ minimum, maximum }: { minimum: number; maximum: number }): Rule =>
      (text) => {
        const value = Number(text);
        return value < minimum || value > maximum ? texts.numberRange(minimum, maximum) : undefined;
      },
  };
}
