import type { Draft } from '../site/documents.ts';
import { code, codeBlock, getSummary, table, toAnchor } from '../site/markdown.ts';
import {
  type Call,
  type Contract,
  type ContractName,
  collectSchemas,
  contractNames,
  follow,
  listCalls,
  type Media,
  readContract,
  type Schema,
} from './contract.ts';
import { formatType, hasSection, type SchemaPages, schemaSection } from './schemas.ts';

const tokenNames: Readonly<Record<string, string>> = {
  identityToken: 'identity token as bearer',
  accessTokenHeader: 'access token in `Access-Token`',
  accessTokenBearer: 'access token as bearer',
  serviceCredential: 'service credential (HTTP Basic)',
};

const getPageSlug = (name: ContractName, tag: string) =>
  `reference/api/${name === 'portal' ? '' : `${name}-`}${toAnchor(tag)}`;
const schemasPage = (name: ContractName) => `reference/api/${name}-schemas`;

/** Maps each schema to the page with its section: the page of its only tag, or the page of shared schemas. */
function mapSchemaPages(name: ContractName, contract: Contract): SchemaPages {
  const byTag = new Map<string, Set<string>>();
  for (const { operation } of listCalls(contract)) {
    const [tag = ''] = operation.tags;
    for (const schema of collectSchemas(contract, operation))
      byTag.set(schema, (byTag.get(schema) ?? new Set()).add(tag));
  }
  return new Map(
    [...byTag]
      .filter(([schema]) => hasSection(contract.components.schemas[schema] as Schema))
      .map(([schema, [tag = '', ...others]]) => [
        schema,
        others.length > 0 ? schemasPage(name) : getPageSlug(name, tag),
      ]),
  );
}

function renderExample(contract: Contract, media: Media): string | undefined {
  const [first] = Object.values(media.examples ?? {});
  const value = first ? follow(contract, first).value : media.example;
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return text.length > 2_500 ? undefined : codeBlock(typeof value === 'string' ? 'text' : 'json', text);
}

function renderFacts(contract: Contract, { operation }: Call): string {
  const schemes = (operation.security ?? contract.security ?? []).flatMap(Object.keys);
  const permissions = operation['x-permission'] ?? [];
  const filters = operation['x-filter-fields'] ?? [];
  const rows = [
    ['Operation', code(operation.operationId)],
    ['Token', schemes.map((scheme) => tokenNames[scheme] ?? code(scheme)).join(' or ') || 'none'],
    ['Permission', permissions.map(code).join(' or ') || 'none'],
    ...(filters.length > 0 ? [['Filter fields', filters.map(code).join(', ')]] : []),
  ];
  return rows.map(([name, value]) => `- **${name}:** ${value}`).join('\n');
}

function parametersTable(contract: Contract, { parameters }: Call, pages: SchemaPages): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, schema = {}, description = '' }) => [
    required ? `**${code(name)}** required` : code(name),
    place,
    formatType(contract, schema, pages),
    description,
  ]);
  return ['**Parameters**', table(['parameter', 'in', 'type', 'description'], rows)];
}

function requestText(contract: Contract, { operation }: Call, pages: SchemaPages): string[] {
  return Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) => {
    const text = `**Request body** (${code(type)}): ${formatType(contract, media.schema ?? {}, pages)}`;
    const example = renderExample(contract, media);
    return example === undefined ? [text] : [text, example];
  });
}

function responsesTable(contract: Contract, { operation }: Call, pages: SchemaPages): string[] {
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, follow(contract, response)] as const,
  );
  const rows = responses.map(([status, { description = '', headers = {}, content = {} }]) => [
    code(status),
    description,
    Object.values(content)
      .map((media) => formatType(contract, media.schema ?? {}, pages))
      .join(', '),
    Object.keys(headers).map(code).join(', '),
  ]);
  const [success] = responses.filter(([status]) => status.startsWith('2'));
  const [media] = Object.values(success?.[1].content ?? {});
  const example = media && renderExample(contract, media);
  return [
    '**Responses**',
    table(['status', 'meaning', 'body', 'headers'], rows),
    ...(example === undefined ? [] : [`Example of a response with the status ${success?.[0]}:`, example]),
  ];
}

const operationText = (contract: Contract, call: Call, pages: SchemaPages): string =>
  [
    `## ${call.operation.summary}`,
    codeBlock('http', `${call.method} ${call.path}`),
    call.operation.description ?? '',
    renderFacts(contract, call),
    ...parametersTable(contract, call, pages),
    ...requestText(contract, call, pages),
    ...responsesTable(contract, call, pages),
  ]
    .filter(Boolean)
    .join('\n\n');

const schemasText = (contract: Contract, pages: SchemaPages, page: string): string[] => {
  const names = [...pages].filter(([, own]) => own === page).map(([name]) => name);
  return names.length === 0
    ? []
    : ['## Schemas', ...names.sort().map((name) => schemaSection(contract, name, pages))];
};

function draft(name: ContractName, slug: string, title: string, about: string, markdown: string[]): Draft {
  const file = `openapi/bundled/${name}.json`;
  return {
    slug,
    title,
    description: about,
    kind: 'reference',
    source: file,
    chunks: [{ file, markdown: markdown.join('\n\n') }],
  };
}

function contractDrafts(name: ContractName): Draft[] {
  const contract = readContract(name);
  const pages = mapSchemaPages(name, contract);
  const calls = listCalls(contract);
  const resources = contract.tags.map(({ name: tag, description }) => {
    const slug = getPageSlug(name, tag);
    const own = calls.filter(({ operation }) => operation.tags.includes(tag));
    const overview = table(
      ['operation', 'call'],
      own.map(({ method, path, operation }) => [
        `[${operation.summary}](page:${slug}#${toAnchor(operation.summary)})`,
        code(`${method} ${path}`),
      ]),
    );
    const texts = own.map((call) => operationText(contract, call, pages));
    return draft(name, slug, tag, description, [
      description,
      overview,
      ...texts,
      ...schemasText(contract, pages, slug),
    ]);
  });
  const shared = schemasText(contract, pages, schemasPage(name));
  if (shared.length === 0) return resources;
  const about = `Schemas that several resources of "${contract.info.title}" use.`;
  return [
    ...resources,
    draft(name, schemasPage(name), `${contract.info.title}: schemas`, about, [about, ...shared]),
  ];
}

const renderOverview = (name: ContractName): string => {
  const { info, tags, components } = readContract(name);
  const schemes = Object.entries(components.securitySchemes ?? {}).map(
    ([scheme, { description = '' }]) => `- ${code(scheme)}: ${description}`,
  );
  const resources = tags.map(
    ({ name: tag, description }) => `- [${tag}](page:${getPageSlug(name, tag)}): ${description}`,
  );
  return [`## ${info.title}`, info.description, resources.join('\n'), schemes.join('\n')]
    .filter(Boolean)
    .join('\n\n');
};

/** Creates one page per resource of the contract, pages of shared schemas, and an overview. */
export function createApiDrafts(): Draft[] {
  const text = contractNames.map(renderOverview).join('\n\n');
  const about =
    'Operations, parameters, schemas and statuses of the portal API, widget sessions and the identity provider.';
  return [
    draft('portal', 'reference/api', 'API reference', getSummary(about), [about, text]),
    ...contractNames.flatMap(contractDrafts),
  ];
}
