import { expect, test } from 'vitest';
import { inlineLayout, readComponentExamples, readExamples } from './example-sources.ts';
import { groups } from './groups.ts';
import { highlight } from './highlight.ts';

const file = `import checkIcon from '@lucide/icons/icons/check';
import { Button, ButtonLink } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';

const label = 'Save';
const other = 'Other';

/**
 * Only one per screen.
 *
 * @states default hover
 */
export function Save() {
  return <Button icon={<Icon data={checkIcon} />}>{label}</Button>;
}

export function Link() {
  return <ButtonLink href="#/items">{other}</ButtonLink>;
}
`;

test('a sample contains the imports and the declarations that its example uses, and no others', () => {
  expect(readExamples('button.examples.tsx', file)).toEqual([
    {
      name: 'Save',
      text: 'Only one per screen.',
      tags: { states: 'default hover' },
      code: `import checkIcon from '@lucide/icons/icons/check';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';

const label = 'Save';

export function Save() {
  return <Button icon={<Icon data={checkIcon} />}>{label}</Button>;
}
`,
    },
    {
      name: 'Link',
      text: '',
      tags: {},
      code: `import { ButtonLink } from '@portal-kit/ui/button';

const other = 'Other';

export function Link() {
  return <ButtonLink href="#/items">{other}</ButtonLink>;
}
`,
    },
  ]);
});

test('a sample contains the styles of its layout, and no sample imports a file of this project', () => {
  const layout = `/** Side by side. */
export const row = { display: 'flex' } as const;
export const stack = { display: 'grid' } as const;
`;
  const text = `import { Kbd } from '@portal-kit/ui/kbd';
import { row } from '../example-layout';

export function Keys() {
  return <div style={row}><Kbd>Ctrl</Kbd></div>;
}
`;
  expect(readExamples('kbd.examples.tsx', inlineLayout(text, layout))[0]?.code).toBe(
    `import { Kbd } from '@portal-kit/ui/kbd';

const row = { display: 'flex' } as const;

export function Keys() {
  return <div style={row}><Kbd>Ctrl</Kbd></div>;
}
`,
  );
  const samples = Object.values(groups).flat().flatMap(readComponentExamples);
  expect(samples.length).toBeGreaterThan(100);
  expect(samples.filter(({ code }) => /^import .*'\./m.test(code))).toEqual([]);
});

test('the parts of a highlighted sample are its text', () => {
  for (const { code } of readExamples('button.examples.tsx', file))
    expect(
      highlight(code)
        .map(([, text]) => text)
        .join(''),
    ).toBe(code);
});

test('keywords, tags, attributes and texts are marked', () => {
  expect(highlight(`const a = <Icon size="16" />; // end`)).toEqual([
    ['k', 'const'],
    ['', ' a = <'],
    ['t', 'Icon'],
    ['', ' '],
    ['a', 'size'],
    ['', '='],
    ['s', '"16"'],
    ['', ' />;'],
    ['c', ' // end'],
  ]);
});
