import { expect, test } from 'vitest';
import { compressStyles } from './compress-styles';

test('the rules of one condition become one rule at the end of their layer', async () => {
  expect(
    await compressStyles(
      '@layer a{@media print{.x{top:0}}.x{top:1px}@media print{.y{top:2px}}}@layer b{@media print{.z{top:3px}}.z{top:4px}}',
    ),
  ).toBe(
    '@layer a{.x{top:1px}@media print{.x{top:0}.y{top:2px}}}@layer b{.z{top:4px}@media print{.z{top:3px}}}',
  );
});

test('narrow containers follow wide ones, minimum widths ascend, and containers follow media', async () => {
  const conditions = [
    '@container pk (width<=600px)',
    '@container pk (width>=1180px)',
    '@container pk (width<=900px)',
    '@container pk (width>=800px)',
    '@media (width<=719px)',
    '@media print',
  ];
  const sheet = await compressStyles(conditions.map((condition) => `${condition}{.x{top:0}}`).join(''));
  expect(sheet.match(/@[^{]+/g)).toEqual([
    '@media print',
    '@media (width<=719px)',
    '@container pk (width>=800px)',
    '@container pk (width>=1180px)',
    '@container pk (width<=900px)',
    '@container pk (width<=600px)',
  ]);
});

test('sorted declarations keep the order of a shorthand and its longhands', async () => {
  expect(await compressStyles('.x{top:0;padding:1px;padding-left:2px;color:red}')).toBe(
    '.x{color:red;padding:1px;padding-left:2px;top:0}',
  );
});
