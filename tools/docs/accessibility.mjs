// Writes docs/accessibility.md from tools/docs/accessibility/.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../environment/setup.mjs';
import { document } from './accessibility/check.mjs';
import { data, renderReport } from './accessibility/report.mjs';

await writeFile(join(root, document), renderReport(data));
