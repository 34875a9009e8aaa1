import packageIcon from '@lucide/icons/icons/package';
import truckIcon from '@lucide/icons/icons/truck';
import wineIcon from '@lucide/icons/icons/wine';
import { AppShell, NavItem, NavList } from '@portal-kit/ui/app-shell';
import { Icon } from '@portal-kit/ui/icon';
import { PageHeader } from '@portal-kit/ui/page-header';

const sections = [
  { name: 'Items', icon: wineIcon },
  { name: 'Inbound Orders', icon: packageIcon },
  { name: 'Outbound Orders', icon: truckIcon },
];

/**
 * In a window below 1100 px, the navigation is a drawer. This frame shows a window in three quarters of its size.
 *
 * @framed
 * @wide
 */
export function Default() {
  return (
    <AppShell
      brand="Harbor Logistics"
      labels={{ skip: 'Skip to content', openNavigation: 'Open navigation', navigation: 'Navigation' }}
      navigation={(close) => (
        <NavList label="Sections">
          {sections.map(({ name, icon }) => (
            <NavItem
              key={name}
              href={location.hash}
              icon={<Icon data={icon} sizePx={18} />}
              isCurrent={name === 'Items'}
              onClick={close}
            >
              {name}
            </NavItem>
          ))}
        </NavList>
      )}
    >
      <PageHeader title="Items" caption="The page scrolls beside the navigation." />
    </AppShell>
  );
}
