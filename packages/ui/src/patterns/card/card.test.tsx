import '../../../test/theme';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card, FactList } from './card';

test('a card is a region named by its title', async () => {
  const screen = await render(
    <Card title="Inventory" note="2 warehouses" actions={<button type="button">Export</button>}>
      <p>Rows</p>
    </Card>,
  );
  const region = screen.getByRole('region', { name: 'Inventory', exact: true });
  await expect.element(region.getByText('Rows')).toBeVisible();
  await expect.element(region.getByText('2 warehouses')).toBeVisible();
  await expect.element(region.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('facts are rendered as terms and definitions', async () => {
  const screen = await render(
    <FactList
      facts={[
        { label: 'Carrier', value: 'ODFL' },
        { label: 'Terms', value: '–' },
      ]}
    />,
  );
  const texts = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  expect([texts('term'), texts('definition')]).toEqual([
    ['Carrier', 'Terms'],
    ['ODFL', '–'],
  ]);
});

test('a loading fact keeps its line and is hidden from screen readers', async () => {
  const measureHeight = async (value: string | undefined) => {
    const screen = await render(<FactList facts={[{ label: 'Carrier', value }]} />);
    const { height } = screen.getByRole('definition').element().getBoundingClientRect();
    expect(screen.getByRole('definition').element().textContent).toBe(value ?? '');
    await screen.unmount();
    return height;
  };
  expect(await measureHeight(undefined)).toBe(await measureHeight('ODFL'));
});

test('a card with only a title has no aside and no actions', async () => {
  const screen = await render(<Card title="Codes">None</Card>);
  const region = screen.getByRole('region', { name: 'Codes', exact: true });
  expect(region.element().textContent).toBe('CodesNone');
});

test('two cards with the same title are two regions', async () => {
  const screen = await render(
    <>
      <Card title="Stock">Newark</Card>
      <Card title="Stock">Napa</Card>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Stock', exact: true }).elements()).toHaveLength(2);
});

describe('card in a narrow container', () => {
  test('a long word breaks and does not widen the card', async () => {
    const screen = await render(
      <div style={{ width: 200 }}>
        <Card title="Record">
          <FactList
            facts={[
              { label: 'Reference', value: 'x'.repeat(200) },
              { label: 'Carrier', value: 'ODFL' },
            ]}
          />
        </Card>
      </div>,
    );
    const card = screen.getByRole('region', { name: 'Record' }).element();
    expect([card.getBoundingClientRect().width, card.scrollWidth <= card.clientWidth]).toEqual([200, true]);
  });

  test('a wide table scrolls inside a card without padding', async () => {
    const screen = await render(
      <div style={{ width: 200 }}>
        <Card title="Stock" isFlush>
          <div style={{ width: 600 }}>Wide</div>
        </Card>
      </div>,
    );
    const card = screen.getByRole('region', { name: 'Stock' }).element();
    const content = card.lastElementChild as HTMLElement;
    expect(card.getBoundingClientRect().width).toBe(200);
    expect([content.scrollWidth, content.clientWidth < 200]).toEqual([600, true]);
  });
});
