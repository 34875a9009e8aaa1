import '../../../test/theme';
import { useId, useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColumnMenu } from '../../patterns/data-table/column-menu';
import type { Density } from '../../patterns/data-table/data-table';
import { Menu, MenuItem, MenuSeparator } from './menu';

function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  return (
    <>
      <button
        type="button"
        ref={button}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(true)}
      >
        Account
      </button>
      {isOpen && (
        <Menu
          id={menuId}
          aria-label="Account"
          header={<p>Ada Lovelace</p>}
          triggerRef={button}
          onOpenChange={setOpen}
        >
          <MenuItem id="theme">Theme</MenuItem>
          <MenuSeparator />
          <MenuItem id="logout" onAction={onSignOut}>
            Logout
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });

describe('a menu', () => {
  test('a menu opened by keyboard focuses its first item, and Enter runs the focused item and closes the menu', async () => {
    const onSignOut = vi.fn();
    const screen = await render(<UserMenu onSignOut={onSignOut} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry('Theme')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(entry('Logout')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(onSignOut).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  });

  test('Escape closes the menu and returns focus without an action', async () => {
    const onSignOut = vi.fn();
    const screen = await render(<UserMenu onSignOut={onSignOut} />);
    const button = screen.getByRole('button', { name: 'Account' });
    await button.click();
    await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible();
    await expect.element(page.getByText('Ada Lovelace')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(onSignOut).not.toHaveBeenCalled();
  });
});

test('the trigger of an open menu has aria-controls', async () => {
  const screen = await render(<UserMenu onSignOut={() => {}} />);
  const button = screen.getByRole('button', { name: 'Account' }).element();
  await userEvent.click(button);
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(controlled?.getAttribute('role')).toBe('menu');
});

describe('the column menu', () => {
  const columns = [
    { id: 'type', label: 'Type' },
    { id: 'size', label: 'Size' },
  ];

  async function start() {
    const onHidden = vi.fn();
    const onDensity = vi.fn();
    function Chooser() {
      const [hidden, setHidden] = useState<readonly string[]>(['size']);
      const [density, setDensity] = useState<Density>('comfortable');
      const trigger = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button type="button" ref={trigger}>
            Columns
          </button>
          <ColumnMenu
            id="column-menu"
            label="Columns"
            triggerRef={trigger}
            onOpenChange={() => {}}
            columns={columns}
            hiddenColumnIds={hidden}
            onHiddenColumnIdsChange={(ids) => {
              onHidden(ids);
              setHidden(ids);
            }}
            densityLabels={{ comfortable: 'Comfortable rows', dense: 'Dense rows' }}
            density={density}
            onDensityChange={(next) => {
              onDensity(next);
              setDensity(next);
            }}
          />
        </>
      );
    }
    await render(<Chooser />);
    return { onHidden, onDensity };
  }
  const column = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  const density = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

  test('the column menu checks visible columns, reports hidden columns and stays open', async () => {
    const { onHidden } = await start();
    await expect.element(page.getByRole('menu', { name: 'Columns' })).toHaveAttribute('id', 'column-menu');
    await expect.element(column('Type')).toBeChecked();
    await expect.element(column('Size')).not.toBeChecked();
    await column('Size').click();
    await expect.element(column('Size')).toBeChecked();
    await column('Type').click();
    await column('Size').click();
    expect(onHidden.mock.calls).toEqual([[[]], [['type']], [['type', 'size']]]);
  });

  test('the column menu always has one of two densities selected', async () => {
    const { onDensity } = await start();
    await expect.element(density('Comfortable rows')).toBeChecked();
    await density('Dense rows').click();
    await expect.element(density('Dense rows')).toBeChecked();
    await density('Dense rows').click();
    await expect.element(density('Dense rows')).toBeChecked();
    await density('Comfortable rows').click();
    expect(onDensity.mock.calls.map(([next]) => next)).toEqual(['dense', 'comfortable']);
  });
});
