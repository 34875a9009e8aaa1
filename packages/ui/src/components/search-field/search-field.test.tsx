import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { commit, compose } from '../../../test/browser';
import { SearchField, type SearchFieldProps } from './search-field';

interface SearchProps {
  initial?: string;
  onChange?: (value: string) => void;
  shortcut?: SearchFieldProps['shortcut'];
}

function Search({ initial = '', onChange, shortcut = '/' }: SearchProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <SearchField
        label="Search items"
        placeholder="Search items"
        clearLabel="Clear search"
        value={value}
        maxLength={5}
        shortcut={shortcut}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button">Elsewhere</button>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Select" />
      {/* biome-ignore lint/a11y/useSemanticElements: an editor of the host */}
      <div
        role="textbox"
        tabIndex={0}
        aria-label="Editor"
        contentEditable="plaintext-only"
        suppressContentEditableWarning
      />
    </>
  );
}

async function start(initial?: string) {
  const onChange = vi.fn();
  const screen = await render(<Search onChange={onChange} {...(initial && { initial })} />);
  return { screen, onChange, box: screen.getByRole('searchbox', { name: 'Search items' }) };
}

describe('Escape', () => {
  test('the first Escape clears the search field and the second blurs it', async () => {
    const { box, onChange } = await start('wine');
    await box.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(box).not.toHaveFocus();
    expect(onChange.mock.calls).toEqual([['']]);
  });

  test('Escape that ends an IME composition keeps the text', async () => {
    const { box, onChange } = await start('ab');
    await box.click();
    await compose('に');
    await expect.element(box).toHaveValue('abに');
    onChange.mockClear();
    const press = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    const isUntouched = box.element().dispatchEvent(new KeyboardEvent('keydown', press));
    expect(isUntouched).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(box).toHaveFocus();
    await commit('に');
  });
});

describe('search shortcut', () => {
  test('the shortcut focuses the search field and selects its text without typing a character', async () => {
    const { screen, box } = await start('wine');
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(box).toHaveValue('x');
  });

  test('the shortcut focuses the search field from a checkbox', async () => {
    const { screen, box } = await start('wine');
    await screen.getByRole('checkbox').click();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
  });

  test('the shortcut is announced by aria-keyshortcuts', async () => {
    const { box } = await start();
    await expect.element(box).toHaveAttribute('aria-keyshortcuts', '/');
  });

  test('the shortcut is the slash key when the prop is true', async () => {
    const screen = await render(<Search shortcut />);
    await userEvent.keyboard('/');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(screen.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', '/');
  });

  test('a search field without a shortcut does not handle the slash key', async () => {
    const screen = await render(<Search shortcut={false} />);
    const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(press)).toBe(true);
    await expect.element(screen.getByRole('searchbox')).not.toHaveFocus();
    await expect.element(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  });

  test('the shortcut types a character in text fields and editors', async () => {
    const { screen, box } = await start();
    const note = screen.getByRole('textbox', { name: 'Note' });
    await note.click();
    await userEvent.keyboard('a/b');
    await expect.element(note).toHaveValue('a/b');
    const editor = screen.getByRole('textbox', { name: 'Editor' });
    await editor.click();
    await userEvent.keyboard('a/b');
    await expect.element(editor).toHaveTextContent('a/b');
    await expect.element(box).not.toHaveFocus();
  });

  test('the shortcut with Control, Meta or Alt is ignored', async () => {
    const { screen, box } = await start();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      const press = { key: '/', [modifier]: true, bubbles: true, cancelable: true };
      expect(document.body.dispatchEvent(new KeyboardEvent('keydown', press))).toBe(true);
    }
    await expect.element(box).not.toHaveFocus();
  });

  test('the shortcut stops working when the search field is removed', async () => {
    const { screen } = await start();
    await screen.unmount();
    const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(press)).toBe(true);
  });
});

test('the clear button is shown only with text, clears the field and focuses it', async () => {
  const { screen, box } = await start();
  const clear = screen.getByRole('button', { name: 'Clear search' });
  await expect.element(clear).not.toBeInTheDocument();
  await box.click();
  await userEvent.keyboard('wine');
  await clear.click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

test('the search text is limited to the maximum length', async () => {
  const { box } = await start();
  await box.click();
  await userEvent.keyboard('sparkling');
  await expect.element(box).toHaveValue('spark');
});
