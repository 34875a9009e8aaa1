import { FieldPopover } from '../popover/field-popover';
import * as css from './select-field.css';
import { SelectList, type SelectListProps } from './select-list';

export interface SelectSurfaceProps extends SelectListProps {
  onClose: () => void;
}

/** The open list of a `SelectField`, in a chunk of its own. */
export function SelectSurface({ onClose, ...list }: SelectSurfaceProps) {
  return (
    <FieldPopover anchorRef={list.buttonRef} onClose={onClose} className={css.popover}>
      <SelectList {...list} />
    </FieldPopover>
  );
}
