// Fails when a document has no page or a link has no target. Needs the builds of the packages.
import { basePath } from '../site/base.ts';
import { collectContent } from './content.ts';

const { pages } = await collectContent(basePath);
process.stdout.write(`${pages.length} pages contain all documents.\n`);
