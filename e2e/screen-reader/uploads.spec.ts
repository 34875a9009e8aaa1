import { expect, test } from '../fixtures/test.ts';
import { chooseFile, itemRow, itemsCsv, openUploads } from '../fixtures/uploads.ts';
import { ScreenReader } from './screen-reader.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

test('rows of a file are corrected and uploaded with a screen reader', async ({ page, portal, sandbox }) => {
  const reader = new ScreenReader(page);
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, itemsCsv([itemRow(1), itemRow(2, { Type: 'X', Size: '0' })]));
  await expect(page.getByRole('table', { name: 'Problems in the file' })).toBeVisible();
  await reader.start('open the bulk uploads and choose a file with problems');
  await reader.read('the check', page.getByRole('region', { name: 'Upload a file' }));
  await reader.moveTo('Correct rows', page.getByRole('button', { name: 'Correct rows' }));
  const grid = page.getByRole('grid', { name: 'Rows of the file' });
  await reader.press('Enter', 'gridcell, X');
  await reader.read('the grid', grid);
  await reader.type('M');
  await reader.press('Tab', 'gridcell, 0');
  await reader.type('750');
  await reader.press('Enter', 'ready');
  expect(reader.transcript).toMatchSnapshot('upload-correction.txt');
});
