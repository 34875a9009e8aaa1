import { cp } from 'node:fs/promises';
import { componentLibrary } from '../../config/tsup';
import { writeCustomElements } from './packaging/custom-elements';
import { writeLicenses } from './packaging/licenses';
import { fillPlaceholders } from './packaging/placeholders';
import { writeScript } from './packaging/script';
import { writeStyleSheets } from './packaging/widget-styles';

export default componentLibrary({
  stylesModule: 'src/generated/styles.ts',
  baseStyles: ['../ui/dist/styles.css'],
  onBuilt: async ({ workerModules }) => {
    const shadowStyles = await writeStyleSheets();
    await writeCustomElements();
    await fillPlaceholders(shadowStyles);
    const scriptModules = await writeScript();
    await writeLicenses([...workerModules, ...scriptModules]);
    // Copies the documents into the package, so that they match the version of the package.
    for (const name of ['embedding', 'theming', 'deploy', 'telemetry', 'upgrading'])
      await cp(`../../docs/${name}.md`, `dist/docs/${name}.md`);
  },
});
