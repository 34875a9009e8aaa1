import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPartnerSite } from '@portal-kit/partner-demo/server';
import { root } from './command-process.ts';
import { codeBlocks, namesInTable, section } from './embedding-document.ts';

const source = (path: string) => readFileSync(join(root, 'packages/portal-kit/src', path), 'utf8');
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
/** The names in the code and the first column of the table that documents them. */
const tables: Record<string, string[]> = {
  Inputs: named(source('embed/host/embed-inputs.ts'), /^ {2}(\w+): '\w+',/gm),
  Errors: named(source('embed/host/embed-error.ts'), /^ \* - (`.*`):/gm).flatMap((line) =>
    named(line, /`(\w+)`/g),
  ),
};

for (const [title, names] of Object.entries(tables)) {
  test(`the table of "${title}" in docs/embedding.md is complete`, () => {
    expect(names.length).toBeGreaterThan(4);
    expect(namesInTable(title).toSorted()).toEqual(names.toSorted());
  });
}

test('the documented policies are those of the strict demo page', async () => {
  const apiUrl = 'https://portal.example';
  const site = await startPartnerSite({
    apiUrl,
    supplierId: 'SUP-1001',
    otherSupplierId: 'SUP-1004',
    token: async () => '',
  });
  /** Directives for the page around the widgets: its icon, its forms and its framing. */
  const pageDirectives = [
    'default-src',
    'img-src',
    'base-uri',
    'form-action',
    'frame-ancestors',
    'report-uri',
  ];
  const fetchPolicy = async (path: string) => {
    const response = await fetch(site.origin + path);
    const directives = (response.headers.get('content-security-policy') ?? '').split('; ');
    return directives.filter((directive) => !pageDirectives.includes(directive.split(' ')[0] ?? ''));
  };
  try {
    const blocks = codeBlocks(section('Content security policy'));
    const documented = blocks.map(({ code }) => code.trim().split(/;\n/));
    const served = [await fetchPolicy('/strict-csp/'), await fetchPolicy('/strict-csp/?nonce')];
    const withoutNonce = JSON.stringify(served).replace(/'nonce-\w+'/, "'nonce-{random}'");
    expect(documented).toEqual(JSON.parse(withoutNonce));
  } finally {
    await site.close();
  }
});
