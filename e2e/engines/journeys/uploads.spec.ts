import { writeFile } from 'node:fs/promises';
import { itemRow, itemsCsv } from '../../fixtures/uploads.ts';
import { button, rowheader } from '../screen/target.ts';
import { expect, test } from '../test.ts';

test('a file of items is checked, uploaded and listed @smoke', async ({ portal, sandbox }, testInfo) => {
  sandbox.control.advance(1_000);
  const path = testInfo.outputPath('items.csv');
  await writeFile(path, itemsCsv([itemRow(1), itemRow(2)]).buffer);
  await portal.open('/SUP-1001/bulk-uploads');
  await portal.expectShown(button('Choose a file'));
  await portal.setFile(`document.querySelector('input[type=file]')`, path);
  await portal.click(button(/^Upload( [\d,]+ of [\d,]+ rows?)?$/));
  await expect.poll(() => sandbox.statuses('importItems')).toEqual([202]);
  await portal.expectShown(rowheader('items.csv'));
});
