import '../../../test/theme';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/browser';
import { Skeleton } from './skeleton';

afterEach(preferNothing);

test('a skeleton is visible in forced-colors mode', async () => {
  await prefer('forced-colors', 'active');
  const screen = await render(
    <div style={{ background: 'Canvas' }}>
      <Skeleton />
    </div>,
  );
  const bone = screen.container.querySelector('[aria-hidden]') as HTMLElement;
  const [own, around] = [bone, bone.parentElement as HTMLElement].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  expect(own).not.toBe(around);
  expect(own).not.toBe('rgba(0, 0, 0, 0)');
});
