import { component, space } from '@portal-kit/ui/style';

export const records = component({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} 48px`, margin: 0 });
export const record = component({
  display: 'grid',
  borderRadius: '4px',
  paddingInline: '8px',
  marginInline: '-8px',
});
export const recordCount = component({ margin: 0, minHeight: '36px' });
