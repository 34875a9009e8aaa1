import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDialogFocusFallback } from './use-dialog-focus-fallback';

function Question({ isThere = true, isAsking = false }) {
  const heir = useRef<HTMLParagraphElement>(null);
  const button = useDialogFocusFallback(() => heir.current, isAsking);
  return (
    <>
      <p ref={heir} tabIndex={-1}>
        Status
      </p>
      {isThere && (
        <button type="button" ref={button}>
          Cancel order
        </button>
      )}
      {isAsking && <input aria-label="Reason" />}
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('what goes with the focus in it leaves it to its heir', async () => {
  const { getByRole, rerender } = await render(<Question />);
  (getByRole('button').element() as HTMLElement).focus();
  await rerender(<Question isThere={false} />);
  expect(focused()).toBe('Status');
});

test('what goes together with its question leaves the focus to its heir, too', async () => {
  const { getByRole, rerender } = await render(<Question isAsking />);
  (getByRole('textbox').element() as HTMLElement).focus();
  await rerender(<Question />);
  await rerender(<Question isThere={false} />);
  expect(focused()).toBe('Status');
});

test('what goes unasked takes the focus from nobody, and gives it to nobody', async () => {
  const { rerender } = await render(<Question />);
  await rerender(<Question isThere={false} />);
  expect(document.activeElement).toBe(document.body);
});
