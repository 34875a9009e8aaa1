import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../../theme/class-names';
import * as css from './popover.css';

export interface PopoverProps extends Omit<AriaPopoverProps, 'className'> {
  className?: string;
}

/** A floating surface anchored to a trigger. */
export function Popover({ className, offset = 6, ...rest }: PopoverProps) {
  return <AriaPopover {...rest} offset={offset} className={classNames(css.popover, className)} />;
}
