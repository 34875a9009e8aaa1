import { TooltipTarget } from '@portal-kit/ui/tooltip';

/**
 * Appears on hover after 250 ms and on focus immediately.
 *
 * @opens
 */
export function Default() {
  return <TooltipTarget content={() => 'Tax paid 95 cases, bonded 40 cases'}>135 cases</TooltipTarget>;
}

/** @opens */
export function LongText() {
  return (
    <TooltipTarget
      content={() =>
        'The warehouse has received fewer cases than the order announced. It counts the pallets again and confirms the difference within two days.'
      }
    >
      Short receipt
    </TooltipTarget>
  );
}
