import { cp } from 'node:fs/promises';
import { componentLibrary } from '../../tsup.shared';
import { writeLicenses } from './packaging/licenses';
import { fillPlaceholders } from './packaging/placeholders';
import { writeScript } from './packaging/script';
import { writeStyleSheets } from './packaging/widget-styles';

export default componentLibrary({
  entryFolders: ['src/exports', 'src/generated/exports'],
  stylesModule: 'src/generated/styles.ts',
  baseStyles: ['../ui/dist/styles.css'],
  onBuilt: async ({ workerModules }) => {
    await fillPlaceholders(await writeStyleSheets());
    const scriptModules = await writeScript();
    await writeLicenses([...workerModules, ...scriptModules]);
    // Copies the documents into the package, so that they match the version of the package.
    for (const name of ['embedding', 'theming', 'deploy'])
      await cp(`../../docs/${name}.md`, `dist/docs/${name}.md`);
  },
});
