import { buildRows, buildWorkbook } from '@portal-kit/spreadsheets/test-workbook';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startUpload } from '../../../../test/bulk-upload';
import { buildTable, goodItem, goodItems } from '../../../../test/import-rows';
import { buildUpload, csvFile } from '../../../../test/uploads';

/** Returns the text of the file that an upload has sent. */
const readSent = async (sent: () => { body?: unknown }[]) =>
  (sent()[0]?.body as { file: File } | undefined)?.file.text();

test('the sheet with the columns of the template is read, and the user can choose another one', async () => {
  const bytes = buildWorkbook({
    'Read me': buildRows([['One row per item']]),
    Wines: buildRows(goodItems(2)),
    Spirits: buildRows(goodItems(3)),
  });
  const { chooses, verdict, screen, button, sent } = await startUpload(() => buildUpload());
  await chooses(new File([bytes], 'items.xlsx'));
  await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
  const sheet = screen.getByRole('combobox', { name: 'Sheet' });
  await expect.element(sheet).toHaveTextContent('Wines');
  await sheet.click();
  await page.getByRole('option', { name: 'Spirits' }).click();
  await expect.element(verdict).toHaveTextContent('3 rows ready to upload');
  await button('Upload').click();
  await expect.poll(() => sent().length).toBe(1);
  expect(await readSent(sent)).toBe(
    goodItems(3)
      .map((cells) => cells.join(','))
      .join('\r\n'),
  );
});

test('dates that can mean two days are one question, and the answer is sent in the notation of the template', async () => {
  const customer = {
    'Customer Number': 'NJ-9',
    Name: 'Shoreline',
    'Customer Type': 'DISTRIBUTOR',
    Phone: '201-555-0161',
    'License Expiration': '12/1/2027',
    'Billing Address1': '1 Main St',
    'Billing City': 'Oslo',
    'Billing Country': '578',
    'Shipping Same As Billing (Y/N)': 'Y',
  };
  const { chooses, verdict, screen, button, sent } = await startUpload(() => buildUpload(), {
    fileType: 'CUSTOMERS',
  });
  await chooses(csvFile(buildTable(customer)));
  await expect.element(verdict).toHaveTextContent('Choose the date format for License Expiration.');
  await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('combobox', { name: 'Date format in License Expiration' }).click();
  await page.getByRole('option', { name: 'Day first: Jan 12, 2027' }).click();
  await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  await expect
    .element(screen.getByRole('combobox', { name: 'Date format in License Expiration' }))
    .toHaveTextContent('Day first: Jan 12, 2027');
  await button('Upload').click();
  await expect.poll(() => readSent(sent)).toContain('2027-01-12');
});

test('the encoding and the header row are shown, and the file is sent as UTF-8', async () => {
  const rows = [['Halberd Wines'], ...buildTable({ ...goodItem, Brand: 'Château' })];
  const text = rows.map((cells) => cells.join(';')).join('\r\n');
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const { chooses, verdict, screen, button, sent } = await startUpload(() => buildUpload());
  await chooses(new File([bytes], 'items.csv'));
  await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  await expect
    .element(screen.getByText('The column headers are in row 2.', { exact: false }))
    .toHaveTextContent(
      'The column headers are in row 2. The file is encoded as Windows-1252 and will be uploaded as UTF-8. Check the accented letters: Château',
    );
  await button('Upload').click();
  await expect.poll(() => readSent(sent)).toMatch(/^\r\nSKU,.*\r\n.*Château/);
});
