import keyboardIcon from '@lucide/icons/icons/keyboard';
import languagesIcon from '@lucide/icons/icons/languages';
import logOutIcon from '@lucide/icons/icons/log-out';
import { Icon } from '@portal-kit/ui/icon';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@portal-kit/ui/menu';
import type { Account } from 'portal-kit/session';
import { type RefObject, useState } from 'react';
import type { portalMessages } from '../../app/portal.messages';
import {
  chooseNotificationTimeLimit,
  hasNotificationTimeLimit,
} from '../../preferences/notification-time-limit';
import { chooseTheme, readTheme, type ThemeChoice } from '../../preferences/theme-choice';
import { shortcutsMessages } from '../../shortcuts/shortcuts.messages';
import { regionMessages } from './region.messages';
import { userMenuMessages } from './user-menu.messages';
import * as css from './user-menu-list.css';

interface UserMenuListProps {
  triggerRef: RefObject<HTMLElement | null>;
  texts: ReturnType<typeof portalMessages>;
  locale: string;
  /** `null` if the account could not be read. */
  account: Account | null;
  /** `undefined` for users without access to dev mode. */
  isDevMode: boolean | undefined;
  onDevModeChange: (isOn: boolean) => void;
  onOpenChange: (isOpen: boolean) => void;
  onRegion: () => void;
  onShortcuts: () => void;
  onLogout: () => void;
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/**
 * The open user menu: account, theme, time limit of notifications, dev mode for super admins, language and time zone,
 * Logout.
 */
export function UserMenuList(props: UserMenuListProps) {
  const {
    triggerRef,
    texts,
    locale,
    account,
    isDevMode,
    onDevModeChange,
    onOpenChange,
    onRegion,
    onShortcuts,
    onLogout,
  } = props;
  const menuTexts = userMenuMessages(locale);
  const [theme, setTheme] = useState(readTheme);
  const [keepsNotifications, setKeepsNotifications] = useState(() => !hasNotificationTimeLimit());
  const name = account?.nickname || account?.email;
  return (
    <Menu
      aria-label={name ? texts.userMenu(name) : texts.accountMenu}
      triggerRef={triggerRef}
      onOpenChange={onOpenChange}
      header={
        name && (
          <div className={css.person}>
            <span className={css.personName}>{name}</span>
            {account.email !== name && <span className={css.personEmail}>{account.email}</span>}
          </div>
        )
      }
    >
      <MenuSection
        aria-label={menuTexts.theme}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[theme]}
        onSelectionChange={(keys) => {
          const next = themes.find((choice) => keys !== 'all' && keys.has(choice)) ?? 'system';
          chooseTheme(next);
          setTheme(next);
        }}
      >
        {themes.map((choice) => (
          <MenuItem key={choice} id={choice}>
            {menuTexts.themes[choice]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuSection
        aria-label={menuTexts.notifications}
        selectionMode="multiple"
        selectedKeys={keepsNotifications ? ['keepNotifications'] : []}
        onSelectionChange={(keys) => {
          const isOn = keys === 'all' || keys.has('keepNotifications');
          chooseNotificationTimeLimit(!isOn);
          setKeepsNotifications(isOn);
        }}
      >
        <MenuItem id="keepNotifications" isSwitch>
          {menuTexts.keepNotifications}
        </MenuItem>
      </MenuSection>
      {isDevMode !== undefined && (
        <MenuSection
          aria-label={menuTexts.devMode}
          selectionMode="multiple"
          selectedKeys={isDevMode ? ['devMode'] : []}
          onSelectionChange={(keys) => onDevModeChange(keys === 'all' || keys.has('devMode'))}
        >
          <MenuItem id="devMode" isSwitch>
            {menuTexts.devMode}
          </MenuItem>
        </MenuSection>
      )}
      <MenuItem icon={<Icon data={languagesIcon} sizePx={16} />} onAction={onRegion}>
        {regionMessages(locale).open}
      </MenuItem>
      <MenuItem icon={<Icon data={keyboardIcon} sizePx={16} />} onAction={onShortcuts}>
        {shortcutsMessages(locale).title}
      </MenuItem>
      <MenuItem icon={<Icon data={logOutIcon} sizePx={16} />} onAction={onLogout}>
        {texts.logout}
      </MenuItem>
    </Menu>
  );
}
