// The README of the collections.
import { variables } from './requests.mjs';

/** @param {import('./requests.mjs').Group[]} groups */
export function clientsReadme(groups) {
  const count = groups.reduce((sum, { requests }) => sum + requests.length, 0);
  const rows = Object.entries(variables).map(([name, value]) => {
    const text = value === '' ? 'set by the requests of *Sign in*' : `\`${value}\``;
    return `| \`${name}\` | ${text} |`;
  });
  return [
    '# Collections for API clients',
    '',
    `Generated from the contract: ${count} requests, one for each operation. Do not edit the files: \`npm run generate\` writes them.`,
    '',
    '| file | client |',
    '|---|---|',
    '| `portal.postman_collection.json` | Postman: Import, then select the file |',
    '| `bruno/` | Bruno: Open Collection, then select the folder and the environment `sandbox` |',
    '| `portal.http` | REST client of VS Code, Visual Studio, httpYac |',
    '| `files/` | example files of the upload requests |',
    '',
    'Start the sandbox with `npm start`. Send the three requests of *Sign in* first; their responses set the tokens of the other',
    'requests. For another server, change `baseUrl`, `apiKey` and the user.',
    '',
    '| variable | value |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
