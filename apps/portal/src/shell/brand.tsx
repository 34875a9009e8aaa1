import { usePortalApp } from '../app/portal-session';
import * as css from './shell.css';

/** Logo and name of the portal. */
export function Brand() {
  const { brand } = usePortalApp().config;
  return (
    <span className={css.brand}>
      {brand.logoUrl ? (
        <img src={brand.logoUrl} alt="" className={css.logo} />
      ) : (
        <span aria-hidden="true" className={css.mark}>
          {brand.shortName}
        </span>
      )}
      {brand.name}
    </span>
  );
}
