import { expect, test } from '@playwright/test';
import type { FigureGroup } from '../../benchmark.ts';
import { comparePortal, exitCodeOf } from './compare.ts';
import { joinGroups } from './stored-figures.ts';
import { markdownTable } from './table.ts';

const sort = 'Sort 100 rows, full speed';
const openSuppliers = 'Open 5,000 suppliers, full speed';
const blockingTime = 'Blocking time, Fast 4G + CPU 4x';
const layoutShift = 'Layout shift, Fast 4G + CPU 4x';

type AppName = 'react-admin' | 'mui-data-grid' | 'ag-grid' | 'plain-react' | 'portal';

/** The figures of a comparison: the values of each application by figure. */
const groupsOf = (
  figures: Readonly<Record<string, Partial<Record<AppName, number | readonly number[]>>>>,
): FigureGroup[] =>
  (['react-admin', 'mui-data-grid', 'ag-grid', 'plain-react', 'portal'] as const).map((title) => ({
    title,
    figures: Object.entries(figures).flatMap(([name, apps]) => {
      const values = apps[title];
      return values === undefined ? [] : { name, unit: 'ms' as const, values: [values].flat() };
    }),
  }));

const compareOne = (figure: string, apps: Parameters<typeof groupsOf>[0][string]) => {
  const [line] = comparePortal(groupsOf({ [figure]: apps }));
  return line && { ratio: line.ratio, result: line.result };
};

test('the ratio divides the median of the portal by the median of the best peer', () => {
  const apps = { 'react-admin': 200, 'mui-data-grid': [90, 100, 400], 'ag-grid': 107, portal: [60, 10, 50] };
  expect(compareOne(sort, apps)).toEqual({ ratio: 0.5, result: 'goal met' });
});

test('the ratio ignores plain React, which is the lower limit and no peer', () => {
  const apps = { 'ag-grid': 100, 'plain-react': 10, portal: 80 };
  expect(compareOne(sort, apps)).toEqual({ ratio: 0.8, result: 'goal missed' });
});

test('a peer with a lower value than the portal is ahead', () => {
  const apps = { 'mui-data-grid': 100, 'ag-grid': 200, portal: 110 };
  expect(compareOne(sort, apps)).toEqual({ ratio: 1.1, result: 'peer ahead' });
});

test('the opening of the supplier switcher is compared with MUI only', () => {
  const apps = { 'react-admin': 10, 'mui-data-grid': 40, 'ag-grid': 20, portal: 20 };
  expect(compareOne(openSuppliers, apps)).toEqual({ ratio: 0.5, result: 'goal met' });
});

test('a goal in milliseconds limits the value of the portal, and a lower value of a peer is still ahead', () => {
  expect(compareOne(blockingTime, { 'ag-grid': 400, portal: 200 })).toEqual({
    ratio: 0.5,
    result: 'goal met',
  });
  expect(compareOne(blockingTime, { 'ag-grid': 400, portal: 201 })?.result).toBe('goal missed');
  expect(compareOne(blockingTime, { 'ag-grid': 100, portal: 150 })?.result).toBe('peer ahead');
});

test('a layout shift within its limit is not noticeable, so that no peer is ahead', () => {
  expect(compareOne(layoutShift, { 'ag-grid': 0, portal: 0.002 })).toEqual({
    ratio: undefined,
    result: 'goal met',
  });
  expect(compareOne(layoutShift, { 'ag-grid': 0.001, portal: 0.003 })?.result).toBe('peer ahead');
  expect(compareOne(layoutShift, { 'ag-grid': 0.004, portal: 0.003 })?.result).toBe('goal missed');
});

test('the exit code is 1 when a peer is ahead or nothing was compared, and 0 when only a goal is missed', () => {
  const exitCode = (portal: number) =>
    exitCodeOf(comparePortal(groupsOf({ [sort]: { 'ag-grid': 100, portal } })));
  expect([exitCode(50), exitCode(100), exitCode(101), exitCodeOf([])]).toEqual([0, 0, 1, 1]);
});

test('the values of several comparisons count as runs of one comparison', () => {
  const reports = [100, 10, 20].map((portal) => groupsOf({ [sort]: { 'ag-grid': 100, portal } }));
  const [line] = comparePortal(joinGroups(reports));
  expect(line?.medians).toEqual(
    new Map([
      ['ag-grid', 100],
      ['portal', 20],
    ]),
  );
});

test('the table shows the goal and the result beside each line', () => {
  const lines = comparePortal(
    groupsOf({
      [sort]: { 'react-admin': 209, 'mui-data-grid': 100, 'ag-grid': 107, 'plain-react': 67, portal: 130 },
      [openSuppliers]: {
        'react-admin': 194,
        'mui-data-grid': 43,
        'ag-grid': 20,
        'plain-react': 9.75,
        portal: 40,
      },
      [blockingTime]: { 'ag-grid': 552, portal: 190 },
    }),
  );
  expect(markdownTable(lines).split('\n')).toEqual([
    '| figure | react-admin | MUI | AG Grid | plain React | portal | ÷ best peer | goal | result |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |',
    '| Blocking time, Fast 4G + CPU 4x, ms | – | – | 552 | – | 190 | 0.34 | ≤ 200 ms | goal met |',
    '| Sort 100 rows, full speed, ms | 209 | 100 | 107 | 67 | 130 | 1.30 | ≤ 0.60 | **peer ahead** |',
    '| Open 5,000 suppliers, full speed, ms | (194) | 43 | (20) | 9.8 | 40 | 0.93 | ≤ 0.50 of MUI | **goal missed** |',
  ]);
});
