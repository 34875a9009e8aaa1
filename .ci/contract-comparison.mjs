// What a new version of the contract takes away from whoever calls by the old one. Pure: documents in, sentences out.
//
// A request that kept the old contract has to keep the new one, and an answer has to hold what it held. Clients read tolerantly (new
// fields, new values of a list, other lengths are nothing to them), so of an answer only what is missing or of another type counts.

/** @typedef {'request' | 'response'} Side */

const follow = (document, value) => {
  let found = value;
  while (found?.$ref) {
    found = found.$ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((target, part) => target[part], document);
  }
  return found;
};

const typesOf = ({ type }) => (type === undefined ? undefined : [type].flat());
const includesType = (types, type) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Bounds of a request, and which way each gets narrower. */
const bounds = [
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

  say(where, what) {
    this.breaks.push(`${where}: ${what}`);
  }

  /** @param {Side} side */
  schema(side, where, oldValue, newValue) {
    const pair = `${side} ${oldValue?.$ref} ${newValue?.$ref}`;
    if (oldValue?.$ref && newValue?.$ref) {
      if (this.#pairs.has(pair)) return;
      this.#pairs.add(pair);
    }
    const before = follow(this.before, oldValue) ?? {};
    const after = follow(this.after, newValue) ?? {};
    if (this.#choices(side, where, before, after)) return;
    this.#types(side, where, before, after);
    if (side === 'request') this.#narrower(where, before, after);
    if (before.format !== after.format && (side === 'response' || after.format !== undefined))
      this.say(where, `the format is ${after.format ?? 'none'}, not ${before.format ?? 'none'}`);
    this.#properties(side, where, before, after);
    if (before.items && after.items) this.schema(side, `${where}[]`, before.items, after.items);
    if (typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object')
      this.schema(side, `${where}.*`, before.additionalProperties, after.additionalProperties);
  }

  /** Whether either is a choice, which is then compared. */
  #choices(side, where, before, after) {
    const oldChoices = before.anyOf ?? before.oneOf;
    const newChoices = after.anyOf ?? after.oneOf;
    if (!oldChoices && !newChoices) return false;
    const olds = oldChoices ?? [before];
    const news = newChoices ?? [after];
    const fits = (oldChoice, newChoice) => {
      const trial = new Comparison(this.before, this.after);
      trial.schema(side, where, oldChoice, newChoice);
      return trial.breaks.length === 0;
    };
    const isKept =
      side === 'request'
        ? olds.every((one) => news.some((other) => fits(one, other)))
        : news.every((other) => olds.some((one) => fits(one, other)));
    if (!isKept) this.say(where, 'a choice is gone or has changed');
    return true;
  }

  #types(side, where, before, after) {
    const olds = typesOf(before);
    const news = typesOf(after);
    if (side === 'request' && news && !(olds ?? ['anything']).every((type) => includesType(news, type)))
      this.say(where, `takes ${news.join(' or ')}, no longer ${(olds ?? ['anything']).join(' or ')}`);
    if (side === 'response' && olds && !(news ?? ['anything']).every((type) => includesType(olds, type)))
      this.say(where, `is ${(news ?? ['anything']).join(' or ')}, no longer ${olds.join(' or ')}`);
  }

  #narrower(where, before, after) {
    for (const [name, direction] of bounds) {
      const [old, now] = [before[name], after[name]];
      if (now !== undefined && (old === undefined || (now - old) * direction > 0))
        if (!(direction === 1 && now === 0)) this.say(where, `${name} is ${now}, not ${old ?? 'open'}`);
    }
    if (after.pattern !== undefined && after.pattern !== before.pattern)
      this.say(where, 'the pattern has changed');
    if (after.uniqueItems && !before.uniqueItems) this.say(where, 'entries must differ');
    const oldValues = before.enum ?? (before.const === undefined ? undefined : [before.const]);
    const newValues = after.enum ?? (after.const === undefined ? undefined : [after.const]);
    if (!newValues) return;
    const gone = oldValues?.filter((value) => !newValues.includes(value)) ?? ['anything'];
    if (gone.length > 0) this.say(where, `no longer takes ${gone.join(', ')}`);
  }

  #properties(side, where, before, after) {
    const olds = before.properties ?? {};
    const news = after.properties ?? {};
    for (const [name, old] of Object.entries(olds)) {
      const here = `${where}.${name}`;
      if (name in news) this.schema(side, here, old, news[name]);
      else if (side === 'response' || after.additionalProperties === false) this.say(here, 'is gone');
    }
    const [had, has] = [new Set(before.required), new Set(after.required)];
    for (const name of side === 'request' ? has.difference(had) : had.difference(has)) {
      const isGone = side === 'response' && !(name in news);
      if (!isGone)
        this.say(`${where}.${name}`, side === 'request' ? 'is required now' : 'may be missing now');
    }
  }

  operation(id, old, now) {
    if (old.call !== now.call) this.say(id, `is ${now.call}, not ${old.call}`);
    this.#parameters(id, old, now);
    this.#body(id, follow(this.before, old.requestBody), follow(this.after, now.requestBody));
    this.#answers(id, old.responses, now.responses);
    const opens = ({ security = [] }) => security.map((scheme) => Object.keys(scheme).sort().join(' and '));
    const closed = opens(old).filter((scheme) => !opens(now).includes(scheme) && opens(now).length > 0);
    const [taken = 'nothing'] = closed.length > 0 ? closed : opens(old).length === 0 ? opens(now) : [];
    if (taken !== 'nothing') this.say(id, `who may call it has changed (${taken})`);
  }

  #parameters(id, old, now) {
    const listed = (document, { parameters }) =>
      new Map(parameters.map((one) => follow(document, one)).map((one) => [`${one.in} ${one.name}`, one]));
    const olds = listed(this.before, old);
    const news = listed(this.after, now);
    for (const [name, parameter] of news) {
      const before = olds.get(name);
      if (parameter.required && !before?.required) this.say(`${id} ${name}`, 'is required now');
    }
    for (const [name, parameter] of olds) {
      const after = news.get(name);
      if (after) this.schema('request', `${id} ${name}`, parameter.schema, after.schema);
      else this.say(`${id} ${name}`, 'is gone');
    }
  }

  #body(id, old, now) {
    if (now?.required && !old?.required) this.say(`${id} body`, 'is required now');
    for (const [mediaType, { schema }] of Object.entries(old?.content ?? {})) {
      const after = now?.content?.[mediaType];
      if (after) this.schema('request', `${id} body`, schema, after.schema);
      else this.say(`${id} body`, `${mediaType} is no longer taken`);
    }
  }

  #answers(id, olds, news) {
    for (const [status, reference] of Object.entries(olds)) {
      const where = `${id} ${status}`;
      const old = follow(this.before, reference);
      const now = follow(this.after, news[status]);
      if (!now) {
        if (/^[23]/.test(status)) this.say(where, 'is no longer answered');
        continue;
      }
      for (const [mediaType, { schema }] of Object.entries(old.content ?? {})) {
        const after = now.content?.[mediaType];
        if (after) this.schema('response', where, schema, after.schema);
        else this.say(where, `is no longer ${mediaType}`);
      }
      for (const name of Object.keys(old.headers ?? {})) {
        if (!(name in (now.headers ?? {}))) this.say(`${where} header ${name}`, 'is gone');
      }
    }
  }
}

function operationsOf(document) {
  const found = new Map();
  for (const [path, { parameters = [], ...methods }] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId, security = document.security } = operation;
      if (!operationId) continue;
      const all = [...parameters, ...(operation.parameters ?? [])];
      found.set(operationId, {
        ...operation,
        call: `${method.toUpperCase()} ${path}`,
        parameters: all,
        security,
      });
    }
  }
  return found;
}

/** What breaks callers, as sentences; nothing when all of it is additive. */
export function breakingChanges(before, after) {
  const comparison = new Comparison(before, after);
  const news = operationsOf(after);
  for (const [id, old] of operationsOf(before)) {
    const now = news.get(id);
    if (now) comparison.operation(id, old, now);
    else comparison.say(id, 'is gone');
  }
  return comparison.breaks;
}

const SILENT = new Set([
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

/** A document without what changes nothing for a caller. */
export function essence(document) {
  const strip = (value, isNamed = false) => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry));
    if (typeof value !== 'object' || value === null) return value;
    // Below `properties` and its like stand names, and a field may be called `description`.
    const kept = Object.entries(value).filter(
      ([name]) => isNamed || !(SILENT.has(name) || name.startsWith('x-')),
    );
    const areNames = (name) =>
      !isNamed && /^(properties|headers|schemas|parameters|responses|paths)$/.test(name);
    return Object.fromEntries(kept.map(([name, entry]) => [name, strip(entry, areNames(name))]));
  };
  const { paths, components, security } = strip(document);
  const { schemas, parameters, responses, headers, requestBodies } = components ?? {};
  return { security, paths, components: { schemas, parameters, responses, headers, requestBodies } };
}
