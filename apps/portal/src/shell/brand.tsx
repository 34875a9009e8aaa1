import { usePortalApp } from '../app/portal-session';
import * as css from './shell.css';

/** Logo and name of the portal. The compact brand has no name on a phone. */
export function Brand({ isCompact = false }: { isCompact?: boolean }) {
  const { brand } = usePortalApp().config;
  return (
    <span className={css.brand} data-compact={isCompact || undefined}>
      {brand.logoUrl ? (
        <img src={brand.logoUrl} alt="" className={css.logo} />
      ) : (
        <span aria-hidden="true" className={css.mark}>
          {brand.shortName}
        </span>
      )}
      <span className={css.brandName}>{brand.name}</span>
    </span>
  );
}
