import type { RawResponse } from '@portal-kit/contract/exchange';
import type { Fault, JsonType } from './fault-rule.ts';
import { type FieldStep, parseFieldPath } from './field-path.ts';

export type AlteringFault = Extract<Fault, { kind: 'setField' | 'removeField' | 'retypeField' }>;

/** Removes the field. */
const REMOVED = Symbol('removed');

/** Returns the new value of a field. Returning the same value leaves the field unchanged. */
interface Alteration {
  change(value: unknown): unknown;
  /** Whether the field is added to an object that does not have it. */
  readonly isAdded: boolean;
}

/**
 * Alters a field of a JSON response. Returns the number of altered places; the response stays unchanged when it has no
 * such field or is not JSON.
 */
export function alterBody(
  fault: AlteringFault,
  response: RawResponse,
): { response: RawResponse; places: number } {
  const steps = parseFieldPath(fault.field) ?? [];
  let body: unknown;
  try {
    body = JSON.parse(response.body.toString());
  } catch {
    return { response, places: 0 };
  }
  let places = 0;
  const { change, isAdded } = createAlteration(fault);
  const count = (value: unknown) => {
    places += 1;
    return change(value);
  };
  const altered = alterAt(body, steps, { change: count, isAdded });
  return places === 0
    ? { response, places }
    : { response: { ...response, body: Buffer.from(JSON.stringify(altered)) }, places };
}

function createAlteration(fault: AlteringFault): Alteration {
  switch (fault.kind) {
    case 'setField':
      return { change: () => fault.value, isAdded: true };
    case 'removeField':
      return { change: () => REMOVED, isAdded: false };
    case 'retypeField':
      return { change: (value) => convertValue(value, fault.type), isAdded: false };
  }
}

function alterAt(value: unknown, [step, ...rest]: readonly FieldStep[], alteration: Alteration): unknown {
  if (!step) return alteration.change(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('property' in step) {
    if (Array.isArray(value)) return value;
    const { property } = step;
    const isPresent = Object.hasOwn(value, property);
    if (!isPresent && (rest.length > 0 || !alteration.isAdded)) return value;
    const entries = Object.entries(value).map(([name, entry]): [string, unknown] => [
      name,
      name === property ? alterAt(entry, rest, alteration) : entry,
    ]);
    if (!isPresent) entries.push([property, alteration.change(undefined)]);
    // Defines own properties only, so that a field named `__proto__` changes no prototype.
    return Object.fromEntries(entries.filter(([, entry]) => entry !== REMOVED));
  }
  if (!Array.isArray(value)) return value;
  return value
    .map((entry, index) =>
      step.index === 'every' || step.index === index ? alterAt(entry, rest, alteration) : entry,
    )
    .filter((entry) => entry !== REMOVED);
}

/** Converts the value to another JSON type. */
function convertValue(value: unknown, type: JsonType): unknown {
  switch (type) {
    case 'string':
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    case 'number': {
      const number = Number(value);
      return Number.isFinite(number) ? number : 0;
    }
    case 'boolean':
      return Boolean(value);
    case 'null':
      return null;
    case 'array':
      return [value];
    case 'object':
      return { value };
  }
}
