import { expectLoaded, getSection, mountWidgets } from '../embed/integrations.ts';
import { expect, test } from '../embed/test.ts';
import { ScreenReader } from './screen-reader.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a widget in a shadow root is used with a screen reader', async ({ page }) => {
  const reader = new ScreenReader(page);
  await page.goto('/integrations/?integration=element&widget=item-list');
  await mountWidgets(page);
  await expectLoaded(page, 'item-list');
  const widget = getSection(page, 'item-list');
  await reader.start('open a page with the item list in a shadow root', widget.locator('[part~="widget"]'));
  await reader.read('the widget', widget.locator('[part~="widget"]'));
  await reader.moveTo('Search items', widget.getByRole('searchbox'));
  await reader.type('pinot', 'polite');
  await reader.tabTo(widget.getByRole('button', { name: 'Columns' }));
  await reader.press('Enter', 'Description');
  await reader.press('ArrowDown');
  await reader.press('Escape');
  expect(reader.transcript).toMatchSnapshot('item-list-widget.txt');
});
