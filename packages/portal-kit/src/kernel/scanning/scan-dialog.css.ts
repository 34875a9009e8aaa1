import { component, space, vars } from '@portal-kit/ui/style';

export const camera = component({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: '#000',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const status = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.size.control,
  marginBlock: space[3],
});
export const problem = component({ color: vars.color.bad });
export const answer = component({ fontWeight: 550 });
export const form = component({ display: 'flex', alignItems: 'flex-end', gap: space[2] });
export const field = component({ flex: '1 1 auto', minWidth: 0 });
export const end = component({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: space[5] });
