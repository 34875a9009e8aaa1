// Writes the changes of the API and of the contract since the last release as a document for partners.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from '../../packages/verify/contract-changes/comparison.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const listOperations = (document) =>
  Object.values(document?.paths ?? {}).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => (operationId ? [operationId] : [])),
  );

/** Lists operations that the contract gained, and changes that break callers, by document. */
function listContractChanges(tree) {
  const path = join(tree, 'openapi/released.json');
  if (!existsSync(path)) return [];
  const { documents } = readJson(path);
  return ['portal', 'identity', 'embed'].flatMap((name) => {
    const bundle = join(tree, `openapi/bundled/${name}.json`);
    if (!existsSync(bundle)) return [];
    const current = readJson(bundle);
    const old = new Set(listOperations(documents[name]));
    const added = listOperations(current).filter((operation) => !old.has(operation));
    const breaking = documents[name] ? breakingChanges(documents[name], current) : [];
    return [
      ...breaking.map((change) => `- ${name}, breaking: ${change}`),
      ...added.map((operation) => `- ${name}, new operation: \`${operation}\``),
    ];
  });
}

const section = (title, keys) =>
  keys.length === 0 ? [] : ['', `**${title}**`, '', ...keys.map((key) => `- \`${key}\``)];

/** @param {ReturnType<typeof import('./release-state.mjs').readState>} state */
export function renderChangeReport({ tree, released, apiChanges }, version) {
  const packages = [...apiChanges].flatMap(([name, { removed, changed, added, isInnerChanged }]) => {
    const lists = [
      ...section('Removed', removed),
      ...section('Changed', changed),
      ...section('New', added),
      ...(isInnerChanged ? ['', 'Declarations that no entry exports changed.'] : []),
    ];
    return ['', `## ${name}`, ...(lists.length > 0 ? lists : ['', 'No change.'])];
  });
  const contract = listContractChanges(tree);
  return [
    `# Changes of the API from ${released.version} to ${version}`,
    '',
    'Generated from the API reports of the packages and from the contract. The changelogs describe the changes.',
    ...packages,
    '',
    '## Contract',
    '',
    ...(contract.length > 0 ? contract : ['No new operation and no breaking change.']),
    '',
  ].join('\n');
}
