// Bundles the contract and generates the SDK's code and the collections for API clients from it.
//   node tools/contract/generate.mjs           writes openapi/{bundled,clients} and packages/sdk/src/generated
//   node tools/contract/generate.mjs --check   writes nothing; exits 1 and lists stale files
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { requestBounds } from '../../packages/sdk/generator/bounds.mjs';
import { contractFacts } from '../../packages/sdk/generator/contract.mjs';
import { banner } from '../../packages/sdk/generator/document.mjs';
import { importColumns, importFiles } from '../../packages/sdk/generator/import-columns.mjs';
import { identityOperations, portalOperations } from '../../packages/sdk/generator/operations.mjs';
import { withRequirementUnions } from '../../packages/sdk/generator/requirements.mjs';
import { recordShapes } from '../../packages/sdk/generator/shapes.mjs';
import { environment, root } from '../environment/setup.mjs';
import { brunoFiles } from './clients/bruno.mjs';
import { httpFile } from './clients/http-file.mjs';
import { postmanCollection } from './clients/postman.mjs';
import { clientsReadme } from './clients/readme.mjs';
import { clientGroups, createUploadFiles } from './clients/requests.mjs';
import { checkGeneratedFiles, writeGeneratedFiles } from './generated-files.mjs';

const bundledDir = 'openapi/bundled';
const generatedDir = 'packages/sdk/src/generated';
const clientsDir = 'openapi/clients';
const documents = ['portal', 'identity', 'embed'];

async function bundle(name, directory) {
  const redocly = join(
    dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
    'bin/cli.js',
  );
  const output = join(directory, `${name}.json`);
  await promisify(execFile)(
    process.execPath,
    [redocly, 'bundle', join(root, `openapi/${name}/openapi.yaml`), '-o', output],
    { cwd: root, env: environment },
  );
  const text = await readFile(output, 'utf8');
  return text.endsWith('\n') ? text : `${text}\n`;
}

const types = async (document) =>
  banner + astToString(await openapiTS(document, { alphabetize: true, defaultNonNullable: false }));

/** Generates the content of every file, by relative path. */
async function generate() {
  const directory = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  try {
    const [portalText, identityText, embedText] = await Promise.all(
      documents.map((name) => bundle(name, directory)),
    );
    const portal = JSON.parse(portalText);
    const identity = JSON.parse(identityText);
    const embed = JSON.parse(embedText);
    const groups = clientGroups({ portal, identity, embed });
    return new Map([
      [`${bundledDir}/portal.json`, portalText],
      [`${bundledDir}/identity.json`, identityText],
      [`${bundledDir}/embed.json`, embedText],
      [`${bundledDir}/import-columns.json`, `${JSON.stringify(importFiles(portal), null, 2)}\n`],
      [`${generatedDir}/portal.ts`, await types(withRequirementUnions(portal))],
      [`${generatedDir}/identity.ts`, await types(identity)],
      [`${generatedDir}/embed.ts`, await types(embed)],
      [`${generatedDir}/operations.ts`, portalOperations(portal)],
      [`${generatedDir}/identity-operations.ts`, identityOperations(identity)],
      ...[...contractFacts(portal)].map(([file, text]) => [`${generatedDir}/${file}`, text]),
      [`${generatedDir}/bounds.ts`, requestBounds(portal)],
      [`${generatedDir}/shapes.ts`, recordShapes(portal)],
      [`${generatedDir}/import-columns.ts`, importColumns(portal)],
      [`${clientsDir}/README.md`, clientsReadme(groups)],
      [`${clientsDir}/portal.http`, httpFile(groups)],
      [`${clientsDir}/portal.postman_collection.json`, postmanCollection(groups)],
      ...[...brunoFiles(groups)].map(([file, text]) => [`${clientsDir}/bruno/${file}`, text]),
      ...[...createUploadFiles(portal)].map(([file, text]) => [`${clientsDir}/${file}`, text]),
    ]);
  } finally {
    await rm(directory, { recursive: true });
  }
}

const files = await generate();
if (process.argv.includes('--check')) await checkGeneratedFiles(root, files, [generatedDir, clientsDir]);
else await writeGeneratedFiles(root, files, [generatedDir, clientsDir]);
