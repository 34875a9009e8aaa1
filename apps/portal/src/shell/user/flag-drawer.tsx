import flagIcon from '@lucide/icons/icons/flag';
import { Button } from '@portal-kit/ui/button';
import { Drawer } from '@portal-kit/ui/drawer';
import { Icon } from '@portal-kit/ui/icon';
import { Switch } from '@portal-kit/ui/switch';
import { kernelMessages } from 'portal-kit/portal';
import { useId, useState } from 'react';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import * as css from './flag-drawer.css';
import { flagsMessages } from './flags.messages';

/** Button and drawer for the feature flags in dev mode. Source: specification, section 1. */
export function FlagDrawer({ locale }: { locale: string }) {
  const { session } = usePortalApp();
  const flags = useSessionState(({ context }) => context.access?.flags) ?? [];
  const texts = flagsMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.devMode}>
      <Button
        icon={<Icon data={flagIcon} sizePx={18} />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {texts.flags}
      </Button>
      {isOpen && (
        <Drawer
          id={id}
          title={texts.flags}
          closeLabel={kernelMessages(locale).close}
          onClose={() => setOpen(false)}
        >
          <p className={css.flagsText}>{flags.length > 0 ? texts.flagsText : texts.noFlags}</p>
          <div className={css.flags}>
            {flags.map((flag) => (
              <Switch
                key={flag.id}
                label={flag.id}
                description={flag.description}
                isSelected={flag.enabled}
                onChange={() => session.actor.send({ type: 'flag.toggled', id: flag.id })}
              />
            ))}
          </div>
        </Drawer>
      )}
    </div>
  );
}
