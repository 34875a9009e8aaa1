import { resolve } from './document.mjs';

export const isNull = (schema) => schema.type === 'null';

/**
 * Flattens a schema: merges `allOf`, unwraps a union with null, and merges a union of objects. In a merged union only
 * the fields that all variants require are required. Other unions keep their alternatives.
 */
export function flatten(document, schema) {
  const { node } = resolve(document, schema);
  let flat = { ...node };
  for (const part of node.allOf ?? []) flat = merge(flat, flatten(document, part));
  const variants = node.oneOf ?? node.anyOf;
  if (variants) {
    const real = variants.map((variant) => flatten(document, variant)).filter((variant) => !isNull(variant));
    const isNullable = real.length < variants.length;
    if (real.length > 1 && !real.every((variant) => variant.properties)) {
      return { ...flat, isNullable, alternatives: variants.filter((variant) => !isNull(variant)) };
    }
    const union = real.reduce((a, b) => ({
      ...merge(a, b),
      required: (a.required ?? []).filter((name) => b.required?.includes(name)),
    }));
    flat = { ...merge(flat, union), isNullable: isNullable || flat.isNullable };
  }
  if (Array.isArray(flat.type)) {
    const types = flat.type.filter((type) => type !== 'null');
    flat = {
      ...flat,
      isNullable: types.length < flat.type.length,
      type: types.length === 1 ? types[0] : types,
    };
  }
  if (flat.enum?.includes(null))
    flat = { ...flat, isNullable: true, enum: flat.enum.filter((value) => value !== null) };
  return flat;
}

function merge(a, b) {
  return {
    ...a,
    ...b,
    properties: a.properties || b.properties ? { ...a.properties, ...b.properties } : undefined,
    required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])],
  };
}
