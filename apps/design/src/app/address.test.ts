import { expect, test } from 'vitest';
import { parseAddress } from './address';

test.each([
  ['', { screen: 'overview' }],
  ['#/', { screen: 'overview' }],
  ['#/foundations/colors', { screen: 'foundation', name: 'colors' }],
  ['#/button', { screen: 'component', name: 'button', example: undefined }],
  ['#/button/Tones', { screen: 'component', name: 'button', example: 'Tones' }],
  ['#/sheet/button', { screen: 'sheet', name: 'button', example: undefined, theme: undefined }],
  ['#/sheet/dialog/Form?theme=dark', { screen: 'sheet', name: 'dialog', example: 'Form', theme: 'dark' }],
])('the address %j is read', (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
});
