import { vars } from './contract.css';
import { component } from './component';

/** For screen readers only. */
export const visuallyHidden = component({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const secondary = component({ fontSize: '12px', lineHeight: '16px', color: vars.color.inkSecondary });
export const tabular = component({ fontVariantNumeric: 'tabular-nums' });
export const truncate = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
