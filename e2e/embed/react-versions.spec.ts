import { join } from 'node:path';
import { widgets } from './integrations.ts';
import { expect, test } from './test.ts';

test('widgets of React 18, React 19 and the script file on one page update and unmount independently', async ({
  page,
  partner,
}) => {
  await page.goto('/two-reacts/');
  const parts = ['React 18', 'React 19', 'Script'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  const [old, current, script] = parts as [(typeof parts)[0], (typeof parts)[0], (typeof parts)[0]];
  for (const part of parts) await expect(part.getByRole('rowheader')).toHaveCount(8);
  expect(partner.tokenRequests).toHaveLength(3);

  for (const part of parts) {
    await part.getByRole('button', { name: 'Columns' }).click();
    await part.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.keyboard.press('Escape');
    await expect(part.getByRole('menu')).toHaveCount(0);
    await expect(part.getByRole('columnheader', { name: 'Type' })).toHaveCount(0);
  }
  const theme = (part: typeof old) => part.locator('[data-pk-theme]').getAttribute('data-pk-theme');
  await old.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => Promise.all(parts.map(theme))).toEqual(['dark', 'light', 'light']);
  await current.getByRole('button', { name: 'Unmount' }).click();
  await expect(current.getByRole('rowheader')).toHaveCount(0);
  for (const part of [old, script]) {
    await part.getByRole('searchbox').fill('pinot');
    await expect(part.getByRole('rowheader')).toHaveCount(2);
  }
  await old.getByRole('button', { name: 'Unmount' }).click();
  await expect(old.getByRole('rowheader')).toHaveCount(0);
  await script.getByRole('searchbox').fill('');
  await expect(script.getByRole('rowheader')).toHaveCount(8);
});

test('a server with React 18 renders every widget without a warning', async () => {
  const server = join(import.meta.dirname, '../../apps/partner-demo/dist/react-18-server/server.js');
  const warnings: unknown[] = [];
  const { error } = console;
  console.error = (...args) => warnings.push(args);
  try {
    const { renderAll } = (await import(server)) as { renderAll: () => string[] };
    const pages = renderAll();
    expect(pages).toHaveLength(widgets.length);
    for (const html of pages) expect(html).toContain('part="widget system"');
  } finally {
    console.error = error;
  }
  expect(warnings).toEqual([]);
});
