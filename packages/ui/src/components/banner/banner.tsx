import infoIcon from '@lucide/icons/icons/info';
import triangleAlertIcon from '@lucide/icons/icons/triangle-alert';
import xIcon from '@lucide/icons/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { IconButton } from '../button/button';
import { Icon } from '../icon/icon';
import * as css from './banner.css';

/** `info` for information, `warn` for a limitation. */
export type BannerTone = keyof typeof css.tones;

interface BannerContent {
  /** Default `info`. */
  tone?: BannerTone;
  /** The message, a sentence or two. */
  children: ReactNode;
  /** Buttons, usually with the tone `quiet`. */
  actions?: ReactNode;
}

/** Props of {@link Banner}. `onDismiss` adds a dismiss button with the name `dismissLabel`. */
export type BannerProps = BannerContent &
  ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined });

/**
 * A message in the page about a lasting state, such as a restorable draft or being offline. A banner does not take
 * focus and is announced politely (`role="status"`). Use a toast for an event.
 *
 * @example
 * ```tsx
 * import { Banner } from '@portal-kit/ui/banner';
 * import { Button } from '@portal-kit/ui/button';
 *
 * export const UnsavedChanges = ({ onRestore }: { onRestore: () => void }) => (
 *   <Banner actions={<Button tone="quiet" onClick={onRestore}>Restore</Button>}>
 *     You have unsaved changes from 14:02
 *   </Banner>
 * );
 * ```
 */
export function Banner({ tone = 'info', children, actions, dismissLabel, onDismiss }: BannerProps) {
  return (
    <div role="status" part={`banner ${tone}`} className={classNames(css.banner, css.tones[tone])}>
      <Icon data={tone === 'warn' ? triangleAlertIcon : infoIcon} sizePx={18} className={css.icon} />
      <div className={css.body}>
        <div className={css.text}>{children}</div>
        {actions && (
          <div part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          icon={<Icon data={xIcon} sizePx={18} />}
          className={css.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
