import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PageProps } from '../../pages/page-props';
import type { PortalRoute } from '../../routes/route-table';
import { Pages, preparePage } from './pages';

/** The pages whose effects run. */
const running = new Set<string>();
beforeEach(() => running.clear());

function Screen({ name }: { name: string }) {
  useEffect(() => {
    running.add(name);
    return () => void running.delete(name);
  }, [name]);
  return <input aria-label={name} />;
}

const Form = lazyPart<PageProps>(async () => () => <Screen name="form" />);
const formRoute = { kind: 'form', path: '/items/create', page: Form } as unknown as PortalRoute;

function Shell({ name }: { name: string }) {
  return (
    <Pages supplierId="SUP-1" name={name} locale="en-US" isList={name !== formRoute.path}>
      {name === formRoute.path ? <Form supplierId="SUP-1" params={{}} /> : <Screen name={name} />}
    </Pages>
  );
}

const field = (name: string) => document.querySelector(`[aria-label="${name}"]`);

test('a prepared form is hidden without effects, and opens with the same elements', async () => {
  const { rerender } = await render(<Shell name="/items" />);
  preparePage(formRoute);
  await expect.poll(() => field('form')).not.toBeNull();
  const prepared = field('form');
  expect(page.getByRole('textbox', { name: 'form' }).elements()).toEqual([]);
  expect([...running]).toEqual(['/items']);
  await rerender(<Shell name="/items/create" />);
  expect(field('form')).toBe(prepared);
  await expect.element(page.getByRole('textbox', { name: 'form' })).toBeVisible();
  expect([...running]).toEqual(['form']);

  await rerender(<Shell name="/items" />);
  expect(field('form')).toBeNull();
  await rerender(<Shell name="/items/create" />);
  expect(field('form')).not.toBe(prepared);
});

test('the forms of a new order and of an existing item are not prepared', async () => {
  await render(<Shell name="/items" />);
  preparePage({ ...formRoute, direction: 'inbound' });
  preparePage({ ...formRoute, path: '/items/edit/:itemId' });
  await Form.load();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(field('form')).toBeNull();
});

test('the previous list is hidden without effects, and removed after the next page is painted', async () => {
  const { rerender } = await render(<Shell name="/items" />);
  await rerender(<Shell name="/users" />);
  expect([...running]).toEqual(['/users']);
  expect(page.getByRole('textbox').elements()).toEqual([field('/users')]);
  await expect.poll(() => field('/items')).toBeNull();
});

test('a page that opens again starts with new elements', async () => {
  const { rerender } = await render(<Shell name="/items" />);
  const first = field('/items');
  await rerender(<Shell name="/users" />);
  await expect.poll(() => field('/items')).toBeNull();
  await rerender(<Shell name="/items" />);
  expect(field('/items')).not.toBe(first);
});
