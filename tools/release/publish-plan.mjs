// The plan of `changeset publish --from-pack-dir`: which tarball is published under which tag, dependencies first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeIntegrity } from './checksums.mjs';

/** Reads the pre-release mode of changesets: `{ mode: 'pre' | 'exit', tag }`; `undefined` outside of it. */
export function readPreState(tree) {
  const path = join(tree, '.changeset/pre.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Returns the registry's tag: the name of the pre-release, or `latest`. */
export function getDistTag(tree) {
  const pre = readPreState(tree);
  return pre?.mode === 'pre' ? pre.tag : 'latest';
}

/** Returns a packed package's file name, as `npm pack` writes it. */
export const getTarballName = (name, version) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Returns the name of the tag in git, as `changeset publish` creates it. */
export const getGitTag = (name, version) => `${name}@${version}`;

/** Groups packages: a package comes after the packages that it depends on. */
function sortByDependencies(packages) {
  const groups = [];
  let rest = packages;
  while (rest.length > 0) {
    const names = rest.map(({ name }) => name);
    const isFree = ({ manifest }) =>
      !Object.keys(manifest.dependencies ?? {}).some((name) => names.includes(name));
    const group = rest.filter(isFree);
    if (group.length === 0) throw new Error(`The packages ${names.join(', ')} depend on each other.`);
    groups.push(group);
    rest = rest.filter((each) => !group.includes(each));
  }
  return groups;
}

/**
 * @param {ReturnType<typeof import('./release-state.mjs').readState>} state
 * @param {string} [folder] Folder of the release, whose tarballs the plan names.
 */
export function buildPublishPlan({ tree, packages, version, config }, folder) {
  const tag = getDistTag(tree);
  const plan = sortByDependencies(packages).map((group) =>
    group.map(({ name, manifest }) => {
      const path = `packages/${getTarballName(name, version)}`;
      const access = manifest.publishConfig?.access ?? config.access;
      const entry = { kind: 'publish', name, version, access, tag };
      return folder
        ? { ...entry, tarball: { path, integrity: computeIntegrity(join(folder, path), 'sha256') } }
        : entry;
    }),
  );
  return { version: 1, plan };
}

/** Formats the plan for people: one line per package. */
export const planLines = ({ plan }) =>
  plan
    .flat()
    .map(
      ({ name, version, tag, access }) =>
        `  ${name}@${version}  to npm, ${access}, tag ${tag}, with provenance; git tag ${getGitTag(name, version)}`,
    );
