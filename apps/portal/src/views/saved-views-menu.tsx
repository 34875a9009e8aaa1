import plusIcon from '@lucide/icons/icons/plus';
import trashIcon from '@lucide/icons/icons/trash';
import { Icon } from '@portal-kit/ui/icon';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@portal-kit/ui/menu';
import { decodeListState, encodeListState, type ListName } from 'portal-kit/list-state';
import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { NameView } from './name-view';
import { deleteView, readViews, saveView, type ViewOwner, viewsMax } from './view-store';
import { viewsMessages } from './views.messages';

/** The part that is open: the menu, or the dialog for the name of a new view. */
export type ViewStep = 'menu' | 'naming';

export interface SavedViewsMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  supplierId: string;
  list: ListName;
  path: string;
  locale: string;
  step: ViewStep;
  /** Opens the menu or the dialog; `undefined` closes it. */
  onStep: Dispatch<SetStateAction<ViewStep | undefined>>;
}

/** Returns the query that a view saves, without the page and the opened row. */
function viewQueryOf(search: string, list: ListName): string {
  const state = decodeListState(new URLSearchParams(search), list);
  return encodeListState({ ...state, page: 0, detailsId: undefined }).toString();
}

/** Menu of saved views: opens a view, saves the current list state, deletes the current view. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { triggerRef, supplierId, list, path, locale, step, onStep } = props;
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  const texts = viewsMessages(locale);
  const [, navigate] = useLocation();
  const query = viewQueryOf(useSearch(), list);
  const owner: ViewOwner = { email, supplierId, list: path };
  const [views] = useState(() => readViews(local, owner));
  const current = views.find((view) => viewQueryOf(view.query, list) === query);
  const show = (id: unknown) => {
    const view = views.find(({ name }) => name === id);
    onStep(undefined);
    if (view) navigate(`${path}?${view.query}`);
  };
  const endNaming = () => {
    // The dialog would return focus to the menu item, which is unmounted.
    flushSync(() => onStep(undefined));
    triggerRef.current?.focus();
  };
  // The menu closes after every action, including the one that opens the dialog.
  const closeMenu = () => onStep((current) => (current === 'menu' ? undefined : current));
  if (step === 'naming')
    return (
      <NameView
        takenNames={views.map(({ name }) => name)}
        locale={locale}
        onClose={endNaming}
        onName={(name) => {
          saveView(local, owner, { name, query });
          endNaming();
        }}
      />
    );
  const disabledReason =
    query === '' ? texts.nothingChosen : views.length >= viewsMax ? texts.full : undefined;
  return (
    <Menu aria-label={portalMessages(locale).savedViews} triggerRef={triggerRef} onOpenChange={closeMenu}>
      {views.length > 0 && (
        <MenuSection
          aria-label={portalMessages(locale).savedViews}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={current ? [current.name] : []}
          onSelectionChange={(keys) => keys !== 'all' && show([...keys][0])}
        >
          {views.map(({ name }) => (
            <MenuItem key={name} id={name}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      {views.length > 0 && <MenuSeparator />}
      <MenuItem
        icon={<Icon data={plusIcon} sizePx={16} />}
        isDisabled={disabledReason !== undefined}
        onAction={() => onStep('naming')}
      >
        {disabledReason ?? texts.save}
      </MenuItem>
      {current && (
        <MenuItem
          icon={<Icon data={trashIcon} sizePx={16} />}
          onAction={() => deleteView(local, owner, current.name)}
        >
          {texts.drop(current.name)}
        </MenuItem>
      )}
    </Menu>
  );
}
