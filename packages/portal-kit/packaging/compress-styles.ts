import declarationSorter from 'css-declaration-sorter';
import postcss, { type AtRule, type Container, type Plugin } from 'postcss';

/**
 * Position of a condition. A later condition overrides an earlier one, so narrow containers follow wide ones, and
 * containers follow media.
 */
function orderOf({ name, params }: AtRule): number {
  const [, comparison, widthPx] = /width([<>])=(\d+)px/.exec(params) ?? [];
  if (widthPx === undefined) return name === 'container' ? 0 : -1e6;
  const width = comparison === '>' ? Number(widthPx) - 1e5 : -Number(widthPx);
  return name === 'container' ? width : width - 5e5;
}

/** Moves the rules of each condition into one rule at the end of its container. */
function mergeConditions(container: Container): void {
  const conditions = new Map<string, AtRule>();
  container.each((node) => {
    if (node.type !== 'atrule') return;
    if (node.name === 'layer') return mergeConditions(node);
    if (node.name !== 'media' && node.name !== 'container') return;
    const key = `${node.name} ${node.params}`;
    const first = conditions.get(key);
    if (first) {
      first.append(node.nodes ?? []);
      node.remove();
    } else conditions.set(key, node);
  });
  container.append([...conditions.values()].toSorted((one, other) => orderOf(one) - orderOf(other)));
}

const conditionMerger: Plugin = { postcssPlugin: 'condition-merger', Once: mergeConditions };

/**
 * Makes a minified style sheet smaller after compression: one rule for each media or container condition, and sorted
 * declarations.
 */
export async function compressStyles(sheet: string): Promise<string> {
  const sorter = declarationSorter({ order: 'alphabetical', keepOverrides: true });
  return (await postcss([conditionMerger, sorter]).process(sheet, { from: undefined })).css;
}
