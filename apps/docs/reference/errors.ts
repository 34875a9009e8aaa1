import type { Draft } from '../site/documents.ts';
import { code, splitSections, table } from '../site/markdown.ts';
import { readText } from '../site/repository.ts';
import { type Contract, contractNames, type Example, follow, listCalls, readContract } from './contract.ts';

interface Occurrence {
  statuses: Set<string>;
  messages: Set<string>;
  operations: Set<string>;
}

/** Adds the responses whose examples have an error code to `found`, by code. */
function collectOccurrences(contract: Contract, found: Map<string, Occurrence>): void {
  for (const { operation } of listCalls(contract)) {
    for (const [status, reference] of Object.entries(operation.responses)) {
      const { content = {} } = follow(contract, reference);
      const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
      for (const example of examples as Example[]) {
        const { errorCode, errorMessage } = (follow(contract, example).value ?? {}) as Record<string, string>;
        if (!errorCode) continue;
        const entry = found.get(errorCode) ?? {
          statuses: new Set(),
          messages: new Set(),
          operations: new Set(),
        };
        found.set(errorCode, entry);
        entry.statuses.add(status);
        if (errorMessage) entry.messages.add(errorMessage);
        entry.operations.add(operation.operationId);
      }
    }
  }
}

/** Reads the first table in a document's section. */
function readTable(file: string, section: string): string {
  const text = splitSections(readText(file)).sections.get(section) ?? '';
  const [found] = /(?:^\|.*\n?)+/m.exec(text) ?? [];
  if (found === undefined) throw new Error(`docs: ${file} has no table in the section "${section}".`);
  return found.trim();
}

const operationsText = ({ operations }: Occurrence) =>
  operations.size > 4 ? `${operations.size} operations` : [...operations].map(code).join(', ');

/** Creates the page with the kinds of errors of widgets and the SDK, and the API's error codes. */
export function createErrorsDraft(): Draft {
  const portal = readContract('portal');
  const found = new Map<string, Occurrence>();
  for (const name of contractNames) collectOccurrences(readContract(name), found);
  const codes = [
    ...new Set([...(portal.components.schemas.ErrorCode?.enum ?? []), ...found.keys()]),
  ] as string[];
  const rows = codes.map((name) => {
    const entry = found.get(name);
    return [
      code(name),
      [...(entry?.statuses ?? [])].map(code).join(', '),
      // Without a link to the address in a message.
      [...(entry?.messages ?? [])].join(' · ').replaceAll('://', ':&#47;&#47;'),
      entry ? operationsText(entry) : '',
    ];
  });
  return {
    slug: 'reference/errors',
    title: 'Error catalog',
    description: 'Kinds of errors of widgets and the SDK, and every error code of the API with its status.',
    kind: 'reference',
    source: 'openapi/bundled/portal.json',
    chunks: [
      {
        file: 'docs/embedding.md',
        markdown: `## Errors of widgets\n\nA widget passes these kinds of errors to \`onError\`: [Errors](page:embedding/errors).\n\n${readTable('docs/embedding.md', 'Errors')}`,
      },
      {
        file: 'docs/sdk.md',
        markdown: `## Errors of the SDK\n\nA call of the SDK that fails throws a \`PortalError\`: [Errors](page:sdk#errors).\n\n${readTable('docs/sdk.md', 'Errors')}`,
      },
      {
        file: 'openapi/bundled/portal.json',
        markdown: `## Error codes of the API\n\nThe field \`errorCode\` of an [Error](page:reference/api/portal-schemas#Error). Clients handle an unknown code by its status. A code without a status depends on the deployment.\n\n${table(['code', 'status', 'message, for example', 'operations'], rows)}`,
      },
    ],
  };
}
