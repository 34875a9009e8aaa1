/** The sources of a content security policy by directive. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** Every compared directive with its fallbacks. Without the directive and its fallbacks, browsers allow every source. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src-attr': ['script-src', 'default-src'],
  'style-src': ['default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'style-src-attr': ['style-src', 'default-src'],
  'img-src': ['default-src'],
  'font-src': ['default-src'],
  'connect-src': ['default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'manifest-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'object-src': ['default-src'],
  'media-src': ['default-src'],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
  'require-trusted-types-for': [],
  'trusted-types': [],
};

/** Directives that are not compared: they restrict nothing, or only as fallbacks of other directives. */
const HARMLESS = new Set([
  ...['report-uri', 'report-to', 'upgrade-insecure-requests', 'block-all-mixed-content'],
  ...['child-src', 'default-src', 'prefetch-src', 'fenced-frame-src'],
]);

/** Every source is allowed. */
const ANYTHING: ReadonlySet<string> = new Set(['*']);

/** Reads one policy. `origin` replaces the address of the portal by `'self'`. */
export function parsePolicy(text: string, origin: string): Policy {
  const policy = new Map<string, ReadonlySet<string>>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    // A browser ignores a repeated directive.
    if (!name || policy.has(name.toLowerCase())) continue;
    policy.set(name.toLowerCase(), new Set(sources.map((source) => normalizeSource(source, origin))));
  }
  return policy;
}

function normalizeSource(source: string, origin: string): string {
  // The names of Trusted Types policies and the hashes and nonces are case-sensitive.
  if (/^'(?:self|none|unsafe|strict|report|wasm|allow|script)/i.test(source)) return source.toLowerCase();
  if (!/^[\w+.-]+:|^[\w*-]+\.[\w.*-]+/.test(source)) return source;
  const text = source.toLowerCase();
  return text.replace(/\/$/, '') === origin ? "'self'" : text;
}

/** Splits a header value into its policies: a browser enforces all of them. */
export const parsePolicies = (header: string, origin: string): Policy[] =>
  header
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => parsePolicy(text, origin));

function sourcesFor(policy: Policy, directive: string): ReadonlySet<string> {
  for (const name of [directive, ...(FALLBACKS[directive] ?? [])]) {
    const sources = policy.get(name);
    if (sources) return removeSource(sources, "'none'");
  }
  return ANYTHING;
}

const removeSource = (sources: ReadonlySet<string>, source: string) =>
  new Set([...sources].filter((each) => each !== source));

export interface PolicyDifference {
  readonly directive: string;
  /** Sources that the portal needs and the policy blocks. */
  readonly blocked: readonly string[];
  /** Sources that the policy allows in addition. */
  readonly allowed: readonly string[];
  /** Whether the directive is missing although it has no fallback. */
  readonly isMissing: boolean;
}

/**
 * Compares the effect of the sent policies with the needed one. Directives of equal effect are equal, regardless of their
 * order and spelling. A source is allowed only if every sent policy allows it.
 */
export function comparePolicies(sent: readonly Policy[], needed: Policy): PolicyDifference[] {
  const names = new Set([...Object.keys(FALLBACKS), ...sent.flatMap((policy) => [...policy.keys()])]);
  return [...names]
    .filter((name) => !HARMLESS.has(name))
    .map((directive) => compareDirective(directive, sent, needed))
    .filter(({ blocked, allowed, isMissing }) => isMissing || blocked.length > 0 || allowed.length > 0)
    .filter(isNotInherited);
}

function compareDirective(directive: string, sent: readonly Policy[], needed: Policy): PolicyDifference {
  const wanted = sourcesFor(needed, directive);
  const each = sent.map((policy) => sourcesFor(policy, directive));
  const isUnlimited = each.every((sources) => sources === ANYTHING);
  if (isUnlimited) return { directive, blocked: [], allowed: [], isMissing: wanted !== ANYTHING };
  // A directive that the portal does not need, such as `sandbox`, restricts the page.
  if (wanted === ANYTHING) return { directive, blocked: [directive], allowed: [], isMissing: false };
  const limited = each.filter((sources) => sources !== ANYTHING);
  const blocked = [...wanted].filter((source) => limited.some((sources) => !allows(sources, source)));
  const [first = new Set<string>()] = limited;
  const allowed = [...first].filter(
    (source) => !wanted.has(source) && limited.every((sources) => allows(sources, source)),
  );
  return { directive, blocked, allowed, isMissing: false };
}

const allows = (sources: ReadonlySet<string>, source: string): boolean =>
  sources.has(source) || (sources.has('*') && /^https?:|^'self'$/.test(source));

/**
 * Returns false for a directive that repeats its parent's difference, such as `script-src-elem` that of `script-src`.
 */
const isNotInherited = (
  { directive, blocked, allowed }: PolicyDifference,
  _: number,
  all: readonly PolicyDifference[],
) => {
  const parent = /^(?:script|style)-src(?=-)/.exec(directive)?.[0];
  const same = all.find((other) => other.directive === parent);
  return !same || String([same.blocked, same.allowed]) !== String([blocked, allowed]);
};

const WIDE_SOURCES = /^\*|^(?:https?|wss?|data|blob|filesystem):$|^http:|:\/\/\*|^'unsafe/;

/** Returns whether an additional source of `connect-src` is one named origin, for example of a monitoring service. */
export const isNamedOrigin = (source: string): boolean => !WIDE_SOURCES.test(source);
