import type { Draft } from '../site/documents.ts';
import { getSummary, splitSections, toAnchor } from '../site/markdown.ts';
import { readText } from '../site/repository.ts';
import { drawDiagram } from './diagram.ts';

const file = 'docs/machines.md';
const getMachineSlug = (name: string) => `reference/machines/${toAnchor(name)}`;

/** Creates an overview and one page per state machine, each with its diagram as SVG. */
export function createMachineDrafts(): Draft[] {
  const { introduction, sections } = splitSections(readText(file));
  const names = [...sections.keys()];
  const list = names.map(
    (name) => `- [${name}](page:${getMachineSlug(name)}): ${getSummary(sections.get(name) ?? '')}`,
  );
  const overview: Draft = {
    slug: 'reference/machines',
    title: 'State machines',
    description: 'The state machines of widgets and services with their diagrams.',
    kind: 'reference',
    source: file,
    label: 'Overview',
    chunks: [{ file, markdown: `${introduction.replace(/<!--.*?-->\n*/s, '')}\n\n${list.join('\n')}` }],
  };
  const pages = [...sections].map(([name, text]): Draft => {
    const [, diagram = ''] = /```mermaid\n(.*?)```/s.exec(text) ?? [];
    const drawn = drawDiagram(diagram, `States of the machine "${name}"`);
    return {
      slug: getMachineSlug(name),
      title: name,
      description: getSummary(text),
      kind: 'reference',
      source: file,
      chunks: [
        {
          file,
          titles: [toAnchor(name)],
          markdown: text
            .replace(/```mermaid\n.*?```/s, drawn)
            .replace('\n| event |', '\n## Events\n\n| event |'),
        },
      ],
    };
  });
  return [overview, ...pages];
}
