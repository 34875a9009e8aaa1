import { isObject } from '@portal-kit/contract/is-object';

/** The values that a field accepts, and their description in error messages. */
export interface FieldType {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  readonly isRequired?: boolean;
}

export type Fields = Readonly<Record<string, FieldType>>;

export const text: FieldType = {
  expected: 'a non-empty string',
  accepts: (value) => typeof value === 'string' && value !== '',
};

export const flag: FieldType = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

export const anyValue: FieldType = { expected: 'any value', accepts: () => true };

export const stringRecord: FieldType = {
  expected: 'an object with string values',
  accepts: (value) => isObject(value) && Object.values(value).every((entry) => typeof entry === 'string'),
};

export const object: FieldType = { expected: 'an object', accepts: (value) => isObject(value) };

export const wholeNumber = (
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): FieldType => {
  const bounds = [
    ...(least === Number.MIN_SAFE_INTEGER ? [] : [`from ${least}`]),
    ...(most === Number.MAX_SAFE_INTEGER ? [] : [`to ${most}`]),
  ];
  return {
    expected: ['a whole number', ...bounds].join(' '),
    accepts: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  };
};

export const oneOf = (...choices: readonly string[]): FieldType => ({
  expected: `one of ${choices.join(', ')}`,
  accepts: (value) => choices.includes(value as string),
});

/** A number above 0, at most 1. */
export const share: FieldType = {
  expected: 'a number above 0, to 1',
  accepts: (value) => typeof value === 'number' && value > 0 && value <= 1,
};

export const list = (most: number): FieldType => ({
  expected: `a list of at most ${most} entries`,
  accepts: (value) => Array.isArray(value) && value.length <= most,
});

export const required = (type: FieldType): FieldType => ({ ...type, isRequired: true });

/** An invalid value of a JSON document. The control API returns the path of its field. */
export class InvalidField extends TypeError {
  readonly field: string;

  constructor(message: string, field: string) {
    super(message);
    this.field = field;
  }
}

const joined = (path: string, field: string) =>
  field === '' || path === '' || field.startsWith('[') ? path + field : `${path}.${field}`;

/** Runs a validation of a part of a document. The path of the part precedes the path of an invalid field. */
export function within<T>(path: string, validate: () => T): T {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof InvalidField)) throw error;
    const { field, message } = error;
    throw new InvalidField(message, joined(path, field));
  }
}

/**
 * Returns the value if it is an object with these fields only. Unknown fields are rejected so that a typo is not
 * mistaken for a missing option.
 *
 * @throws InvalidField naming the field and the expected value.
 */
export function validateFields<T>(what: string, value: unknown, fields: Fields): T {
  if (!isObject(value)) throw new InvalidField(`${what} must be an object`, '');
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue;
    const known = Object.keys(fields).join(', ');
    throw new InvalidField(`${what} has no field "${name}". Known fields: ${known}.`, name);
  }
  for (const [name, { expected, accepts, isRequired = false }] of Object.entries(fields)) {
    if (value[name] === undefined && !isRequired) continue;
    if (!accepts(value[name])) throw new InvalidField(`${what}: ${name} must be ${expected}`, name);
  }
  return value as T;
}
