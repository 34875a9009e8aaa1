import type { Page } from '@playwright/test';
import { choose, selectField, textField, unfold } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const required = 'Required Field';
const notZero = 'Numeric only, cannot be 0';
const decimals = 'Numeric only with up to 2 decimal places, cannot be 0';
const none = '';

/** Letters that are typed one after the other, and the message after the last one. `⌫` presses Backspace. */
type Typing = readonly (readonly [letters: string, message: string])[];

const rules: Readonly<Record<string, Typing>> = {
  'Supplier Item ID': [
    ['H', none],
    ['⌫', required],
    [' ', required],
    ['HF-1', none],
  ],
  Brand: [
    ['É', none],
    ['⌫', required],
  ],
  Description: [
    ['x', none],
    ['⌫', required],
  ],
  'Alcohol by volume (%)': [
    ['1', none],
    ['2', none],
    ['.', none],
    ['5', none],
    ['⌫.', 'Numeric only'],
    ['⌫⌫,', 'Numeric only'],
    ['⌫⌫⌫', required],
    ['95.1', '0 to 95'],
  ],
  Size: [
    ['0', decimals],
    ['.7', none],
    ['5', none],
    ['5', decimals],
    ['⌫⌫⌫⌫⌫', required],
    ['1,5', decimals],
  ],
  'Bottles per case': [
    ['0', notZero],
    ['1', none],
    ['.', notZero],
    ['⌫⌫⌫', required],
    ['-1', notZero],
  ],
  Vintage: [
    ['N', 'Numeric only'],
    ['V', none],
    ['⌫⌫189', '1900 to 2027'],
    ['⌫⌫900', none],
    ['⌫⌫⌫⌫', none],
  ],
  UPC: [
    ['4', 'UPC should be 12 digits'],
    ['x', 'Numeric only'],
    ['⌫11000010004', 'UPC has a wrong check digit'],
    ['⌫', 'UPC should be 12 digits'],
    ['3', none],
  ],
  'SCC-14': [
    ['1041100001000', 'SCC-14 should be 14 digits'],
    ['1', 'SCC-14 has a wrong check digit'],
    ['⌫0', none],
  ],
  'NABCA code': [
    ['1', 'NABCA code has a wrong format'],
    ['a', 'Numeric only with hyphens'],
    ['⌫23-456789-01', none],
  ],
  COLA: [
    ['1234567890123', 'COLA should be 14 digits'],
    ['4', none],
    ['⌫x', 'Numeric only'],
  ],
  'Case weight (lb)': [
    ['0', decimals],
    ['.01', none],
    ['5', decimals],
  ],
  'Length (in)': [
    ['100', '0.01 to 99.99'],
    ['⌫', none],
  ],
  'Width (in)': [['x', decimals]],
  'Height (in)': [
    ['9.99', none],
    ['9', decimals],
  ],
  'TI (cases per layer)': [
    ['0', notZero],
    ['8', none],
  ],
  'HI (layers per pallet)': [
    ['x', notZero],
    ['⌫', none],
  ],
  'Low stock below (cases)': [
    ['0', none],
    ['.', 'Numeric only'],
  ],
};

/** Maximum length of each text field. Source: the `maxLength` values of the contract. */
const lengths: Readonly<Record<string, number>> = {
  'Supplier Item ID': 20,
  Description: 60,
  Brand: 40,
  Appellation: 40,
  Varietal: 40,
  Region: 40,
  'Spirit class': 40,
  'NMFC number': 10,
};

/** Numbers and codes that are too long, and their messages. */
const tooLong: Readonly<Record<string, readonly [text: string, message: string]>> = {
  UPC: ['1111111111345', 'UPC should be 12 digits'],
  'Bottles per case': ['1200', '1 to 999'],
  'Low stock below (cases)': ['100000', '0 to 99,999'],
};

async function openForm(page: Page) {
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await unfold(page, 'Origin, codes and compliance');
  await unfold(page, 'Case, pallet and stock level');
}

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await openForm(page);
});

test('every item field validates each typed letter and shows the specified message', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T14:02:00Z');
  const hint = { 'Supplier Item ID': "Can't be changed later.", Vintage: 'Year or NV' } as const;
  for (const [name, typing] of Object.entries(rules)) {
    await test.step(name, async () => {
      const field = textField(page, name);
      await field.focus();
      for (const [letters, message] of typing) {
        for (const letter of letters)
          await (letter === '⌫' ? page.keyboard.press('Backspace') : page.keyboard.type(letter));
        const description = message || (hint[name as keyof typeof hint] ?? '');
        await expect(field, `after ${letters}`).toHaveAccessibleDescription(description);
        const isInvalid = expect(field);
        await (message ? isInvalid : isInvalid.not).toHaveAttribute('aria-invalid', 'true');
      }
    });
  }
  await choose(page, 'Type', 'Beer');
  await expect(selectField(page, 'Type')).not.toHaveAccessibleDescription(required);
  const warehouse = page.getByRole('checkbox', { name: /Cranbury/ });
  await warehouse.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Warehouses' })).toHaveAccessibleDescription(required);
});

test('an item field stops at the contract’s maximum length, announces it and keeps the existing text', async ({
  page,
}) => {
  for (const [name, length] of Object.entries(lengths)) {
    const field = textField(page, name);
    await field.focus();
    await page.keyboard.insertText('1'.repeat(length - 2));
    await page.keyboard.insertText('2345');
    await expect(field).toHaveValue(`${'1'.repeat(length - 2)}23`);
    await expect(field).toHaveAccessibleDescription(`Max Length ${length}`);
    await page.keyboard.press('Home');
    await page.keyboard.type('9');
    await expect(field).toHaveValue(`${'1'.repeat(length - 2)}23`);
    await page.keyboard.press('Delete');
    await page.keyboard.type('9');
    await expect(field).toHaveValue(`9${'1'.repeat(length - 3)}23`);
    await expect(field).not.toHaveAccessibleDescription(`Max Length ${length}`);
  }

  await test.step('a number or a code that is too long is kept with an error, because a shortened value is a different value', async () => {
    for (const [name, [text, message]] of Object.entries(tooLong)) {
      const field = textField(page, name);
      await field.focus();
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(message);
    }
  });
});

test('an item field removes blocked characters and surrounding spaces from typed, pasted and composed text', async ({
  page,
  context,
}) => {
  const notice = 'Only letters, numbers, punctuation and spaces. Other characters were removed.';
  const description = textField(page, 'Description');
  await description.focus();
  await page.keyboard.type('Kir');
  await page.keyboard.insertText('🍷');
  await expect(description).toHaveValue('Kir');
  await expect(description).toHaveAccessibleDescription(notice);
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await page.keyboard.type('!');
  await expect(description).toHaveAccessibleDescription('');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };
  await page.keyboard.press('Home');
  // Removed: zero-width space, bidi override, tab, heart. Kept: combining marks, Hebrew, CJK, signs.
  await paste('a\u200bb\u202ec\td♥e\u0301 שלום 日本 <b>+$5');
  await expect(description).toHaveValue('abcde\u0301 שלום 日本 <b>+$5Kir!');
  await expect(description).toHaveAccessibleDescription(notice);

  // Number fields are text fields too.
  const size = textField(page, 'Size');
  await size.focus();
  await paste(' 750 ');
  await page.keyboard.press('Tab');
  await expect(size).toHaveValue('750');
  await expect(size).toHaveAccessibleDescription('');
  const bottles = textField(page, 'Bottles per case');
  await bottles.focus();
  await paste(' 1200 ');
  await expect(bottles).toHaveAccessibleDescription('1 to 999');

  // The text of an input method is filtered only after the composition ends.
  const brand = textField(page, 'Brand');
  await brand.focus();
  const keys = await context.newCDPSession(page);
  const compose = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('に');
  await compose('にほ♥');
  await expect(brand).toHaveValue('にほ♥');
  await expect(brand).toHaveAccessibleDescription('');
  await keys.send('Input.insertText', { text: '日本♥' });
  await expect(brand).toHaveValue('日本');
  await expect(brand).toHaveAccessibleDescription(notice);

  await test.step('spaces around the text are removed on blur', async () => {
    for (const name of ['Varietal', 'Appellation', 'UPC']) {
      const field = textField(page, name);
      await field.focus();
      await page.keyboard.insertText('  41 10  ');
      await expect(field).toHaveValue('  41 10  ');
      await page.keyboard.press('Tab');
      await expect(field).toHaveValue('41 10');
    }
  });

  await test.step('an untouched required field shows its message on blur, not on focus', async () => {
    const sku = textField(page, 'Supplier Item ID');
    await sku.focus();
    await expect(sku).toHaveAccessibleDescription("Can't be changed later.");
    await page.keyboard.press('Tab');
    await expect(sku).toHaveAccessibleDescription(required);
  });
});
