/** The values that a field accepts, and their description in error messages. */
export interface Kind {
  readonly takes: string;
  readonly fits: (value: unknown) => boolean;
  readonly isRequired?: boolean;
}

export type Fields = Readonly<Record<string, Kind>>;

export const text: Kind = { takes: 'a text', fits: (value) => typeof value === 'string' && value !== '' };

export const flag: Kind = { takes: 'true or false', fits: (value) => typeof value === 'boolean' };

export const anything: Kind = { takes: 'anything', fits: () => true };

export const texts: Kind = {
  takes: 'an object of texts',
  fits: (value) => isObject(value) && Object.values(value).every((entry) => typeof entry === 'string'),
};

export const object: Kind = { takes: 'an object', fits: (value) => isObject(value) };

export const wholeNumber = (
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): Kind => {
  const bounds = [
    ...(least === Number.MIN_SAFE_INTEGER ? [] : [`from ${least}`]),
    ...(most === Number.MAX_SAFE_INTEGER ? [] : [`to ${most}`]),
  ];
  return {
    takes: ['a whole number', ...bounds].join(' '),
    fits: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  };
};

export const oneOf = (...choices: readonly string[]): Kind => ({
  takes: `one of ${choices.join(', ')}`,
  fits: (value) => choices.includes(value as string),
});

export const required = (kind: Kind): Kind => ({ ...kind, isRequired: true });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the value if it is an object with these fields only. Unknown fields are rejected so that a typo is not mistaken for a
 * missing option.
 *
 * @throws TypeError naming the field and the expected value.
 */
export function checked<T>(what: string, value: unknown, fields: Fields): T {
  if (!isObject(value)) throw new TypeError(`${what} is an object`);
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue;
    const known = Object.keys(fields).join(', ');
    throw new TypeError(`${what} has no "${name}". It has ${known}.`);
  }
  for (const [name, { takes, fits, isRequired = false }] of Object.entries(fields)) {
    if (value[name] === undefined && !isRequired) continue;
    if (!fits(value[name])) throw new TypeError(`${what}: ${name} takes ${takes}`);
  }
  return value as T;
}
