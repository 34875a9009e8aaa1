import { cp } from 'node:fs/promises';
import { componentLibrary } from '../../tsup.shared';
import { writeFacts } from './packaging/facts';
import { writeLicences } from './packaging/licences';
import { writeScript } from './packaging/script';
import { writeWidgetStyles } from './packaging/styles';

export default componentLibrary({
  entryFolders: ['src/exports', 'src/generated/exports'],
  stylesModule: 'src/generated/styles.ts',
  baseStyles: ['../ui/dist/styles.css'],
  onBuilt: async ({ workerModules }) => {
    await writeWidgetStyles();
    await writeFacts();
    const scriptModules = await writeScript();
    await writeLicences([...workerModules, ...scriptModules]);
    // What partners read, of the version that they have.
    for (const name of ['embedding', 'theming', 'deploy'])
      await cp(`../../docs/${name}.md`, `dist/docs/${name}.md`);
  },
});
