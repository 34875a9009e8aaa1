import flagIcon from '@lucide/icons/icons/flag';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useId, useState } from 'react';
import * as css from './flag-drawer.css';
import { flagsMessages } from './flags.messages';

const FlagDrawer = lazyPart(() => import('./flag-drawer').then((part) => part.FlagDrawer));

/** Opens the feature flags in dev mode. Source: specification, section 1. */
export function FlagButton({ locale }: { locale: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <div className={css.devMode}>
      <Button
        icon={<Icon data={flagIcon} sizePx={18} />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {flagsMessages(locale).flags}
      </Button>
      {isOpen && <FlagDrawer id={id} locale={locale} onClose={close} onLoadFailed={close} />}
    </div>
  );
}
