import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDialogFocusFallback } from './use-dialog-focus-fallback';

function CancelAction({ isVisible = true, isDialogOpen = false }) {
  const fallback = useRef<HTMLParagraphElement>(null);
  const button = useDialogFocusFallback(() => fallback.current, isDialogOpen);
  return (
    <>
      <p ref={fallback} tabIndex={-1}>
        Status
      </p>
      {isVisible && (
        <button type="button" ref={button}>
          Cancel order
        </button>
      )}
      {isDialogOpen && <input aria-label="Reason" />}
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('when a focused button unmounts, focus moves to the fallback', async () => {
  const { getByRole, rerender } = await render(<CancelAction />);
  (getByRole('button').element() as HTMLElement).focus();
  await rerender(<CancelAction isVisible={false} />);
  expect(focused()).toBe('Status');
});

test('when a button unmounts after its dialog had the focus, focus moves to the fallback', async () => {
  const { getByRole, rerender } = await render(<CancelAction isDialogOpen />);
  (getByRole('textbox').element() as HTMLElement).focus();
  await rerender(<CancelAction />);
  await rerender(<CancelAction isVisible={false} />);
  expect(focused()).toBe('Status');
});

test('when a button without focus unmounts, focus does not move', async () => {
  const { rerender } = await render(<CancelAction />);
  await rerender(<CancelAction isVisible={false} />);
  expect(document.activeElement).toBe(document.body);
});
