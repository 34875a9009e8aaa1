import { expect, test } from 'vitest';
import { readExamples } from './example-sources.ts';
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
