// Generates code, package exports and documentation tables of portal-kit from its feature descriptions.
//   node tools/contract/features.mjs           writes the files
//   node tools/contract/features.mjs --check   writes nothing; exits 1 and lists the stale files
import { generatedFolders, generateFromFeatures } from '../../packages/portal-kit/generator/generate.mjs';
import { root } from '../environment/setup.mjs';
import { checkGeneratedFiles, writeGeneratedFiles } from './generated-files.mjs';

const files = await generateFromFeatures(root);
if (process.argv.includes('--check')) await checkGeneratedFiles(root, files, generatedFolders);
else await writeGeneratedFiles(root, files, generatedFolders);
