import { type FormTexts, formats } from './rules';

/** The bound of a field in the contract, from `@portal-kit/sdk/bounds`. */
export interface Bound {
  required?: boolean;
  type?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  enum?: readonly (string | null)[];
  default?: string | number | boolean | null;
  items?: Bound;
}

/** One field of a form. `values`: the object that contains the field. `form`: all values of the form. */
export interface Field<Values, Value = unknown> {
  label: string;
  bound: Bound;
  /** Default: as in the contract. */
  isRequired?: boolean | ((values: Values) => boolean);
  /** A field that is not shown is valid. Default: always shown. */
  isShown?: (values: Values) => boolean;
  /** Replaces the rule of the contract. Runs only for a field with a value. Returns the message for an invalid value. */
  rule?: (value: Value, values: Values, form: object) => string | undefined;
  /** Labels of the contract's options, by id. Default: the ids. */
  optionLabels?: Readonly<Record<string, string>> | undefined;
}

/** A group of fields, or a list of groups with the same fields. */
export interface FieldGroup<Parent, Values> {
  /** The label of the group in a comparison of two versions. */
  label: string;
  fields: Fields<Values>;
  /**
   * Whether the group is validated. The fields of an inactive group are neither required nor invalid. `index`: the index
   * in a list. Default: always.
   */
  isActive?: (parent: Parent, index: number) => boolean;
}

type Entry<Values, Value> = Value extends readonly (infer Member)[]
  ? Member extends object
    ? FieldGroup<Values, Member>
    : Field<Values, Value>
  : Value extends object
    ? FieldGroup<Values, Value>
    : Field<Values, Value>;

/** The fields of a form by name. A form does not validate names without a field. */
export type Fields<Values> = { readonly [Name in keyof Values]?: Entry<Values, Values[Name]> };

type AnyObject = Readonly<Record<string, unknown>>;
type AnyField = Field<AnyObject>;
type AnyGroup = FieldGroup<AnyObject, AnyObject>;
type AnyFields = Readonly<Record<string, AnyField | AnyGroup | undefined>>;

const isGroup = (entry: AnyField | AnyGroup): entry is AnyGroup => 'fields' in entry;
const isActiveIn = ({ isActive = () => true }: AnyGroup, parent: AnyObject, index = 0) =>
  isActive(parent, index);

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/** Returns whether the contract requires a value. A required list can be empty unless it has a minimum length. */
const isRequiredBy = ({ required = false, type, minItems = 0 }: Bound) =>
  required && (type !== 'array' || minItems > 0);

const isRequiredIn = ({ isRequired, bound }: AnyField, values: AnyObject): boolean =>
  typeof isRequired === 'function' ? isRequired(values) : (isRequired ?? isRequiredBy(bound));

const isShownIn = ({ isShown = () => true }: AnyField, values: AnyObject): boolean => isShown(values);

/** The contract's pattern of free text. A stored text may violate it; text fields remove such characters from input. */
const freeText = `^(?=.*\\S)${formats.text.source.slice(1)}`;

/** Returns the message for a text outside the contract's bound, or `undefined` for a text within it. */
function findBoundMessage({ label, bound }: AnyField, text: string, texts: FormTexts): string | undefined {
  const { type, pattern, maxLength, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = bound;
  const value = text.trim();
  if (type === 'integer' || type === 'number') {
    const isWhole = type === 'integer';
    // Accepts a number that ends in its decimal point, so that typing shows no error.
    if (!(isWhole ? /^\d+$/ : /^\d+(\.\d{0,2})?$/).test(value) || (minimum > 0 && Number(value) === 0)) {
      if (!isWhole) return texts.numericTwoDecimals;
      return minimum > 0 ? texts.numericNotZero : texts.numericOnly;
    }
    return Number(value) < minimum || Number(value) > maximum
      ? texts.numberRange(minimum, maximum)
      : undefined;
  }
  if (pattern !== undefined && pattern !== freeText && !new RegExp(pattern, 'iu').test(value)) {
    return texts.format(label);
  }
  return maxLength !== undefined && [...value].length > maxLength ? texts.maxLength(maxLength) : undefined;
}

/** Returns the message for a field's value, or `undefined` for a valid value. */
function findFieldMessage(
  field: AnyField,
  value: unknown,
  values: AnyObject,
  form: object,
  texts: FormTexts,
): string | undefined {
  if (!isShownIn(field, values)) return undefined;
  if (isEmpty(value)) return isRequiredIn(field, values) ? texts.required : undefined;
  if (field.rule) return field.rule(value, values, form);
  return typeof value === 'string' ? findBoundMessage(field, value, texts) : undefined;
}

/** Returns the messages of all invalid fields, by path: `addresses[0].city`. */
export function validateFields<Values extends object>(
  fields: Fields<Values>,
  values: Values,
  texts: FormTexts,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const visit = (all: AnyFields, object: AnyObject, prefix: string) => {
    for (const [name, entry] of Object.entries(all)) {
      const value = object[name];
      const path = `${prefix}${name}`;
      if (!entry) continue;
      if (!isGroup(entry)) {
        const message = findFieldMessage(entry, value, object, values, texts);
        if (message !== undefined) found[path] = message;
        continue;
      }
      const all = Array.isArray(value) ? value : [value];
      for (const [index, one] of all.entries()) {
        const place = Array.isArray(value) ? `${path}[${index}]` : path;
        if (isActiveIn(entry, object, index)) visit(entry.fields as AnyFields, one, `${place}.`);
      }
    }
  };
  visit(fields as AnyFields, values as AnyObject, '');
  return found;
}

/** The state of a field for the current values of the form. */
export interface FieldState {
  isRequired: boolean;
  isShown: boolean;
}

/** Finds a field by its path in the form: `addresses[0].city`. */
export function findField(
  fields: object,
  path: string,
): { field: AnyField; stateIn: (values: object) => FieldState } {
  const names = path.split(/[.[\]]+/).filter(Boolean);
  const steps: { name: string; group: AnyGroup | undefined }[] = [];
  let all = fields as AnyFields;
  let field: AnyField | undefined;
  for (const name of names) {
    const isIndex = /^\d+$/.test(name);
    const entry = isIndex ? undefined : all[name];
    const group = entry && isGroup(entry) ? entry : undefined;
    if (entry && !group) field = entry as AnyField;
    if (group) all = group.fields as AnyFields;
    steps.push({ name, group });
  }
  if (!field)
    throw new Error(`portal-kit: the form has no field "${path}". Add it to the fields of the form.`);
  const found = field;
  return {
    field: found,
    stateIn: (values) => {
      let object = values as AnyObject;
      let isActive = true;
      for (const [step, { name, group }] of steps.slice(0, -1).entries()) {
        if (group && !isActiveIn(group, object, Number(steps[step + 1]?.name) || 0)) isActive = false;
        object = (object[name] ?? {}) as AnyObject;
      }
      return { isRequired: isActive && isRequiredIn(found, object), isShown: isShownIn(found, object) };
    },
  };
}

interface DefineOptions<Values, Labels> {
  /** The fields' names. */
  empty: Values;
  /** The bounds of the request in the contract. */
  bounds: object;
  labels: Labels;
}

/** Describes the fields of a form: labels from the messages, bounds from the contract, and the properties in `more`. */
export function defineFields<Values extends object, Labels extends object>(
  { empty, bounds, labels }: DefineOptions<Values, Labels>,
  more: { readonly [Name in keyof Values]?: Partial<Entry<Values, Values[Name]>> | undefined } = {},
): Fields<Values> {
  const names = Object.keys(empty) as (keyof Values & string)[];
  const label = (name: string) => String((labels as AnyObject)[name] ?? name);
  return Object.fromEntries(
    names.map((name) => [
      name,
      { label: label(name), bound: (bounds as AnyObject)[name] ?? {}, ...more[name] },
    ]),
  ) as Fields<Values>;
}
