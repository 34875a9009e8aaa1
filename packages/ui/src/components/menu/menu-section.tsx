import { MenuSection as AriaMenuSection, type MenuSectionProps } from 'react-aria-components/Menu';

/** A group of entries with its own selection; the menu stays open while choosing. */
export function MenuSection(props: MenuSectionProps<object>) {
  return <AriaMenuSection {...props} shouldCloseOnSelect={false} />;
}
