import { Menu, MenuItem, MenuSection, MenuSeparator } from '@portal-kit/ui/menu';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { decodeListState, encodeListState } from 'portal-kit/list-state';
import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate, useQueryString } from '../app/address';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { NameView } from './name-view';
import type { ViewStep } from './saved-views';
import { dropView, keepView, readViews, type ViewOwner, viewsMax } from './view-store';
import { viewsMessages } from './views.messages';

export interface SavedViewsMenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  supplierId: string;
  list: string;
  locale: string;
  step: ViewStep;
  /** Where it goes on; nowhere once it is over. */
  onStep: Dispatch<SetStateAction<ViewStep | undefined>>;
}

/** What of an address is worth a name: neither the page nor the open row. */
function chosenIn(search: string): string {
  const state = decodeListState(new URLSearchParams(search));
  return encodeListState({ ...state, page: 0, detailsId: undefined }).toString();
}

/** The saved views of a list: choose one, save what is shown, delete the one that is shown. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { triggerRef, supplierId, list, locale, step, onStep } = props;
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  const texts = viewsMessages(locale);
  const query = chosenIn(useQueryString());
  const owner: ViewOwner = { email, supplierId, list };
  const [views] = useState(() => readViews(local, owner));
  const shown = views.find((view) => view.query === query);
  const show = (id: unknown) => {
    const view = views.find(({ name }) => name === id);
    onStep(undefined);
    if (view) navigate(`/${supplierId}${list}?${view.query}`);
  };
  const endNaming = () => {
    // The dialog would give the focus back to the entry of the menu, which is gone.
    flushSync(() => onStep(undefined));
    triggerRef.current?.focus();
  };
  // The menu closes behind every choice, the one that leads on as well.
  const leave = () => onStep((now) => (now === 'menu' ? undefined : now));
  if (step === 'naming')
    return (
      <NameView
        taken={views.map(({ name }) => name)}
        locale={locale}
        onClose={endNaming}
        onName={(name) => {
          keepView(local, owner, { name, query });
          endNaming();
        }}
      />
    );
  const obstacle = query === '' ? texts.nothingChosen : views.length >= viewsMax ? texts.full : undefined;
  return (
    <Menu aria-label={portalMessages(locale).savedViews} triggerRef={triggerRef} onOpenChange={leave}>
      {views.length > 0 && (
        <MenuSection
          aria-label={portalMessages(locale).savedViews}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={shown ? [shown.name] : []}
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
        icon={<Plus size={16} aria-hidden="true" />}
        isDisabled={obstacle !== undefined}
        onAction={() => onStep('naming')}
      >
        {obstacle ?? texts.save}
      </MenuItem>
      {shown && (
        <MenuItem
          icon={<Trash2 size={16} aria-hidden="true" />}
          onAction={() => dropView(local, owner, shown.name)}
        >
          {texts.drop(shown.name)}
        </MenuItem>
      )}
    </Menu>
  );
}
