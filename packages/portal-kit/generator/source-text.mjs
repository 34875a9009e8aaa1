// Formats TypeScript source text.

export const banner = '// Generated from the feature descriptions by `npm run generate`. Do not edit.\n';

export const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Formats a property name, in quotes if it isn't an identifier. */
export const quotePropertyName = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/** Formats an array of strings: `['a', 'b']`. */
export const formatStringArray = (values) => `[${values.map(quote).join(', ')}]`;

/** Formats a JSON value as TypeScript source. */
export function toLiteral(value) {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  return JSON.stringify(value);
}

/** Formats a documentation comment, each line indented by the margin. */
export const formatComment = (text, margin = '') =>
  [`${margin}/**`, ...text.split('\n').map((line) => `${margin} * ${line}`.trimEnd()), `${margin} */`].join(
    '\n',
  );

/**
 * Formats type imports by module, in alphabetical order.
 *
 * @param {Record<string, string>} types Type name → package entry, or module relative to `src`.
 * @param {string} toSource Relative path from the importing folder to `src`, with a trailing slash.
 */
export function formatTypeImports(types, toSource) {
  const byModule = new Map();
  for (const [name, module] of Object.entries(types)) {
    const path = module.startsWith('@') ? module : toSource + module;
    byModule.set(path, [...(byModule.get(path) ?? []), name]);
  }
  return (
    [...byModule]
      // Packages come before relative modules.
      .sort(([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')) || (a < b ? -1 : 1))
      .map(([module, names]) => `import type { ${names.sort().join(', ')} } from ${quote(module)};\n`)
      .join('')
  );
}

/** Returns the types whose names occur in a TypeScript source text. */
export const typesNamedIn = (text, types) =>
  Object.fromEntries(Object.entries(types).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)));
