// Generates modules of the kernel from the features: destinations, events and access requirements.
import {
  banner,
  formatComment,
  formatStringArray,
  formatTypeImports,
  quote,
  quotePropertyName,
  toLiteral,
  typesNamedIn,
} from './source-text.mjs';

const valueType = (name, { type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`;

/** Generates the module of the type `Destination`. */
export function destinationsModule({ destinations, types }) {
  const members = Object.entries(destinations).map(([to, { values = {} }]) => {
    const properties = Object.entries(values).map(([name, value]) => `; ${valueType(name, value)}`);
    return `  | { to: ${quote(to)}${properties.join('')} }`;
  });
  const union = members.join('\n');
  const imports = formatTypeImports(typesNamedIn(union, types), '../');
  const doc = formatComment(
    "A place that a widget links to, without an address. The host's navigation port maps it to an address. A `filter` has\n" +
      'the format of `ListState.filter`.',
  );
  return `${banner}${imports}${imports && '\n'}${doc}\nexport type Destination =\n${union};\n`;
}

/** Generates the module with the names of every destination's values. */
export function destinationValuesModule({ destinations }) {
  const members = Object.entries(destinations).map(
    ([to, { values = {} }]) => `  ${quote(to)}: ${formatStringArray(Object.keys(values))},\n`,
  );
  return `${banner}import type { Destination } from './destinations';

/** Names of the values of every destination, which are the placeholders of its address. */
export const destinationValues: Readonly<Record<Destination['to'], readonly string[]>> = {
${members.join('')}};
`;
}

/** Generates the type of an event's detail. Explanations of values become comments. */
function detailType(detail) {
  if (typeof detail === 'string') return detail;
  const values = Object.entries(detail).map(([name, value]) => {
    const doc = value.text ? `    /** ${value.text} */\n` : '';
    return `${doc}    ${valueType(name, value)};\n`;
  });
  return `{\n${values.join('')}  }`;
}

/** Generates the module of the type `ListName`. */
export function listNamesModule({ lists }) {
  return `${banner}/** Name of a list in the event \`list.changed\`. */
export type ListName = ${lists.map(quote).join(' | ')};
`;
}

/** Generates the module of the type `PortalEventMap`. */
export function eventsModule({ events, types }) {
  const members = Object.entries(events).map(
    ([type, { detail, when }]) => `  /** ${when} */\n  ${quotePropertyName(type)}: ${detailType(detail)};\n`,
  );
  const map = members.join('');
  return `${banner}${formatTypeImports(typesNamedIn(map, types), '../')}import type { ListName } from './list-names';

/** Events that widgets send to their host: the detail of every event, by event name. */
export interface PortalEventMap {
${map}}
`;
}

const formatUnion = (ids) => ids.map((id) => `  | ${quote(id)}`).join('\n');

/** Generates the module with the access requirements of every screen and action. */
export function accessModule({ access }) {
  const flags = new Set(Object.values(access).flatMap((needs) => needs.flatMap(([, ...ids]) => ids)));
  const entries = Object.entries(access).map(
    ([id, needs]) => `  ${quotePropertyName(id)}: ${toLiteral(needs)},\n`,
  );
  return `${banner}import type { AccessRequirement } from '../kernel/feature/feature-description';

/** A screen or an action that may require a permission. */
export type FeatureId =
${formatUnion(Object.keys(access))};

/** A feature flag that opens screens and actions. */
export type FlagId =
${formatUnion([...flags].sort())};

/**
 * Alternatives that open each screen and action: a permission, and the feature flags that must all be on. Source:
 * specification, sections 2 and 6; domain, 8.1 and 8.3.
 */
export const accessRequirements: Readonly<Record<FeatureId, readonly AccessRequirement[]>> = {
${entries.join('')}};
`;
}
