export {
  AppShell,
  type AppShellProps,
  NavItem,
  type NavItemProps,
  NavList,
} from '../patterns/app-shell/app-shell';
