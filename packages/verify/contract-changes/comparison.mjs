// Finds the breaking changes between two versions of the contract.
//
// A request that is valid under the old contract must be valid under the new one. A response must keep its fields and
// their types. Clients ignore new fields, new enum values and changed lengths in responses, so these are not breaking
// changes.

/** @typedef {'request' | 'response'} Side */

const resolveReference = (document, value) => {
  let resolved = value;
  while (resolved?.$ref) {
    resolved = resolved.$ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((target, part) => target[part], document);
  }
  return resolved;
};

const listTypes = ({ type }) => (type === undefined ? undefined : [type].flat());
const includesType = (types, type) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** The limits of a request, each with the sign of a change that makes it stricter. */
const limits = [
  ['minimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['minProperties', 1],
  ['maximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
];

class Comparison {
  /** @type {string[]} */
  breaks = [];
  #pairs = new Set();

  constructor(before, after) {
    this.before = before;
    this.after = after;
  }

  report(location, change) {
    this.breaks.push(`${location}: ${change}`);
  }

  /** @param {Side} side */
  schema(side, location, oldValue, newValue) {
    const pair = `${side} ${oldValue?.$ref} ${newValue?.$ref}`;
    if (oldValue?.$ref && newValue?.$ref) {
      if (this.#pairs.has(pair)) return;
      this.#pairs.add(pair);
    }
    const before = resolveReference(this.before, oldValue) ?? {};
    const after = resolveReference(this.after, newValue) ?? {};
    if (this.#unions(side, location, before, after)) return;
    this.#types(side, location, before, after);
    if (side === 'request') this.#requestLimits(location, before, after);
    if (before.format !== after.format && (side === 'response' || after.format !== undefined))
      this.report(location, `format changed from ${before.format ?? 'none'} to ${after.format ?? 'none'}`);
    this.#properties(side, location, before, after);
    if (before.items && after.items) this.schema(side, `${location}[]`, before.items, after.items);
    if (typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object')
      this.schema(side, `${location}.*`, before.additionalProperties, after.additionalProperties);
  }

  /** Compares unions. Returns whether one of the schemas is a union. */
  #unions(side, location, before, after) {
    const oldUnion = before.anyOf ?? before.oneOf;
    const newUnion = after.anyOf ?? after.oneOf;
    if (!oldUnion && !newUnion) return false;
    const oldMembers = oldUnion ?? [before];
    const newMembers = newUnion ?? [after];
    const isCompatible = (oldMember, newMember) => {
      const trial = new Comparison(this.before, this.after);
      trial.schema(side, location, oldMember, newMember);
      return trial.breaks.length === 0;
    };
    const isKept =
      side === 'request'
        ? oldMembers.every((one) => newMembers.some((other) => isCompatible(one, other)))
        : newMembers.every((other) => oldMembers.some((one) => isCompatible(one, other)));
    if (!isKept) this.report(location, 'a union member was removed or changed');
    return true;
  }

  #types(side, location, before, after) {
    const oldTypes = listTypes(before);
    const newTypes = listTypes(after);
    if (
      side === 'request' &&
      newTypes &&
      !(oldTypes ?? ['any type']).every((type) => includesType(newTypes, type))
    )
      this.report(
        location,
        `accepts ${newTypes.join(' or ')} instead of ${(oldTypes ?? ['any type']).join(' or ')}`,
      );
    if (
      side === 'response' &&
      oldTypes &&
      !(newTypes ?? ['any type']).every((type) => includesType(oldTypes, type))
    )
      this.report(
        location,
        `is ${(newTypes ?? ['any type']).join(' or ')} instead of ${oldTypes.join(' or ')}`,
      );
  }

  #requestLimits(location, before, after) {
    for (const [name, direction] of limits) {
      const [old, now] = [before[name], after[name]];
      if (now !== undefined && (old === undefined || (now - old) * direction > 0))
        if (!(direction === 1 && now === 0))
          this.report(location, `${name} changed from ${old ?? 'none'} to ${now}`);
    }
    if (after.pattern !== undefined && after.pattern !== before.pattern)
      this.report(location, 'the pattern changed');
    if (after.uniqueItems && !before.uniqueItems) this.report(location, 'items must be unique');
    const oldValues = before.enum ?? (before.const === undefined ? undefined : [before.const]);
    const newValues = after.enum ?? (after.const === undefined ? undefined : [after.const]);
    if (!newValues) return;
    const removed = oldValues?.filter((value) => !newValues.includes(value)) ?? ['any value'];
    if (removed.length > 0) this.report(location, `no longer accepts ${removed.join(', ')}`);
  }

  #properties(side, location, before, after) {
    const oldProperties = before.properties ?? {};
    const newProperties = after.properties ?? {};
    for (const [name, old] of Object.entries(oldProperties)) {
      const property = `${location}.${name}`;
      if (name in newProperties) this.schema(side, property, old, newProperties[name]);
      else if (side === 'response' || after.additionalProperties === false)
        this.report(property, 'was removed');
    }
    const oldRequired = new Set(before.required);
    const newRequired = new Set(after.required);
    for (const name of side === 'request'
      ? newRequired.difference(oldRequired)
      : oldRequired.difference(newRequired)) {
      const isRemoved = side === 'response' && !(name in newProperties);
      if (!isRemoved)
        this.report(`${location}.${name}`, side === 'request' ? 'is now required' : 'is now optional');
    }
  }

  operation(id, old, now) {
    if (old.call !== now.call) this.report(id, `changed from ${old.call} to ${now.call}`);
    this.#parameters(id, old, now);
    this.#body(
      id,
      resolveReference(this.before, old.requestBody),
      resolveReference(this.after, now.requestBody),
    );
    this.#responses(id, old.responses, now.responses);
    this.#security(id, old, now);
  }

  /** Reports removed security schemes, and schemes added to an operation that had none. */
  #security(id, old, now) {
    const listSchemes = ({ security = [] }) =>
      security.map((scheme) => Object.keys(scheme).sort().join(' and '));
    const [oldSchemes, newSchemes] = [listSchemes(old), listSchemes(now)];
    const removed = oldSchemes.filter((scheme) => !newSchemes.includes(scheme));
    const [changed] = oldSchemes.length === 0 ? newSchemes : newSchemes.length === 0 ? [] : removed;
    if (changed !== undefined) this.report(id, `security requirements changed (${changed})`);
  }

  #parameters(id, old, now) {
    const byName = (document, { parameters }) =>
      new Map(
        parameters.map((one) => resolveReference(document, one)).map((one) => [`${one.in} ${one.name}`, one]),
      );
    const oldParameters = byName(this.before, old);
    const newParameters = byName(this.after, now);
    for (const [name, parameter] of newParameters) {
      const before = oldParameters.get(name);
      if (parameter.required && !before?.required) this.report(`${id} ${name}`, 'is now required');
    }
    for (const [name, parameter] of oldParameters) {
      const after = newParameters.get(name);
      if (after) this.schema('request', `${id} ${name}`, parameter.schema, after.schema);
      else this.report(`${id} ${name}`, 'was removed');
    }
  }

  #body(id, old, now) {
    if (now?.required && !old?.required) this.report(`${id} body`, 'is now required');
    for (const [mediaType, { schema }] of Object.entries(old?.content ?? {})) {
      const after = now?.content?.[mediaType];
      if (after) this.schema('request', `${id} body`, schema, after.schema);
      else this.report(`${id} body`, `no longer accepts ${mediaType}`);
    }
  }

  #responses(id, oldResponses, newResponses) {
    for (const [status, reference] of Object.entries(oldResponses)) {
      const location = `${id} ${status}`;
      const old = resolveReference(this.before, reference);
      const now = resolveReference(this.after, newResponses[status]);
      if (!now) {
        if (/^[23]/.test(status)) this.report(location, 'status was removed');
        continue;
      }
      for (const [mediaType, { schema }] of Object.entries(old.content ?? {})) {
        const after = now.content?.[mediaType];
        if (after) this.schema('response', location, schema, after.schema);
        else this.report(location, `no longer returns ${mediaType}`);
      }
      for (const name of Object.keys(old.headers ?? {})) {
        if (!(name in (now.headers ?? {}))) this.report(`${location} header ${name}`, 'was removed');
      }
    }
  }
}

function indexOperations(document) {
  const operations = new Map();
  for (const [path, { parameters = [], ...methods }] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId, security = document.security } = operation;
      if (!operationId) continue;
      const all = [...parameters, ...(operation.parameters ?? [])];
      operations.set(operationId, {
        ...operation,
        call: `${method.toUpperCase()} ${path}`,
        parameters: all,
        security,
      });
    }
  }
  return operations;
}

/** Returns one message per breaking change, and an empty array when every change is additive. */
export function breakingChanges(before, after) {
  const comparison = new Comparison(before, after);
  const newOperations = indexOperations(after);
  for (const [id, old] of indexOperations(before)) {
    const now = newOperations.get(id);
    if (now) comparison.operation(id, old, now);
    else comparison.report(id, 'was removed');
  }
  return comparison.breaks;
}

const ignoredKeys = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'tags',
  'info',
  'servers',
  'title',
  'default',
]);

/** Returns the document without the keys that do not affect callers. */
export function toCallerView(document) {
  const strip = (value, hasNames = false) => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry));
    if (typeof value !== 'object' || value === null) return value;
    // The keys of `properties` and similar objects are names: a field can be called `description`.
    const kept = Object.entries(value).filter(
      ([name]) => hasNames || !(ignoredKeys.has(name) || name.startsWith('x-')),
    );
    const containsNames = (name) =>
      !hasNames && /^(properties|headers|schemas|parameters|responses|paths)$/.test(name);
    return Object.fromEntries(kept.map(([name, entry]) => [name, strip(entry, containsNames(name))]));
  };
  const { paths, components, security } = strip(document);
  const { schemas, parameters, responses, headers, requestBodies } = components ?? {};
  return { security, paths, components: { schemas, parameters, responses, headers, requestBodies } };
}
