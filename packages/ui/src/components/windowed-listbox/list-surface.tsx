import { FieldPopover, type FieldPopoverProps } from '../popover/field-popover';
import { WindowedListbox, type WindowedListboxProps } from './windowed-listbox';

export type ListSurfaceProps = Omit<FieldPopoverProps, 'children'> & WindowedListboxProps;

/** The floating list of a text field, in a chunk of its own. Use `ListPopover`. */
export function ListSurface({ anchorRef, onClose, className, ...list }: ListSurfaceProps) {
  return (
    <FieldPopover anchorRef={anchorRef} onClose={onClose} className={className}>
      <WindowedListbox {...list} />
    </FieldPopover>
  );
}
