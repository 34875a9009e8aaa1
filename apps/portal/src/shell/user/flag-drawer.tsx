import { Drawer } from '@portal-kit/ui/drawer';
import { Switch } from '@portal-kit/ui/switch';
import { kernelMessages } from 'portal-kit/portal';
import { usePortalApp, useSessionState } from '../../app/portal-session';
import * as css from './flag-drawer.css';
import { flagsMessages } from './flags.messages';

interface FlagDrawerProps {
  id: string;
  locale: string;
  onClose: () => void;
}

/** The feature flags, with a switch for each. */
export function FlagDrawer({ id, locale, onClose }: FlagDrawerProps) {
  const { session } = usePortalApp();
  const flags = useSessionState(({ context }) => context.access?.flags) ?? [];
  const texts = flagsMessages(locale);
  return (
    <Drawer id={id} title={texts.flags} closeLabel={kernelMessages(locale).close} onClose={onClose}>
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
  );
}
