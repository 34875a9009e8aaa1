import bookmarkPlusIcon from '@lucide/icons/icons/bookmark-plus';
import linkIcon from '@lucide/icons/icons/link';
import pencilIcon from '@lucide/icons/icons/pencil';
import pinIcon from '@lucide/icons/icons/pin';
import pinOffIcon from '@lucide/icons/icons/pin-off';
import saveIcon from '@lucide/icons/icons/save';
import trashIcon from '@lucide/icons/icons/trash';
import { Icon } from '@portal-kit/ui/icon';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@portal-kit/ui/menu';
import type { RefObject } from 'react';
import type { ListState } from '../../kernel/list-state/list-state';
import { useMessages } from '../../kernel/messages/use-messages';
import { allViewId } from './list-views';
import { viewsMax } from './view-store';
import { viewsMessages } from './views.messages';
import { viewsButtonMessages } from './views-button.messages';
import type { ListViews, ViewStep } from './views-props';

interface ViewEntriesProps {
  views: ListViews;
  state: ListState;
  allLabel: string;
  /** Name of the active view, if the user saved it. */
  ownName: string | undefined;
  /** Whether the list has a search, filter, sort order, page size or columns that can be saved. */
  isUnsaved: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onOpen: (id: string) => void;
  onStep: (step: ViewStep) => void;
  onUpdate: () => void;
  /** Sets the default view; `undefined` removes it. */
  onDefault: (id: string | undefined) => void;
  onCopyLink: () => void;
}

const icon = (data: Parameters<typeof Icon>[0]['data']) => <Icon data={data} sizePx={16} />;

/** The open menu: built-in views, the user's views, and actions on the active view. */
export function ViewEntries(props: ViewEntriesProps) {
  const { views, state, ownName, onStep } = props;
  const { stored } = views;
  const isChanged = views.isChanged(state);
  const texts = useMessages(viewsMessages);
  const { views: title } = useMessages(viewsButtonMessages);
  const { view } = state;
  const activeId = view ?? (props.isUnsaved ? undefined : allViewId);
  const isKnown = view !== undefined && views.findViewState(view) !== undefined;
  const isDefault = isKnown && stored.defaultView === view;
  const disabledReason = !props.isUnsaved
    ? texts.nothingChosen
    : stored.views.length >= viewsMax
      ? texts.full(viewsMax)
      : undefined;
  const section = (label: string, entries: readonly { id: string; label: string }[]) =>
    entries.length > 0 && (
      <MenuSection
        aria-label={label}
        selectionMode="single"
        selectedKeys={activeId && !isChanged ? [activeId] : []}
        // Choosing the active view again reports no keys: the view opens again, without changes.
        onSelectionChange={(keys) => {
          props.onClose();
          props.onOpen(keys === 'all' ? '' : String([...keys][0] ?? activeId));
        }}
      >
        {entries.map(({ id, label: name }) => (
          <MenuItem key={id} id={id}>
            {id === stored.defaultView ? texts.asDefault(name) : name}
          </MenuItem>
        ))}
      </MenuSection>
    );
  return (
    <Menu aria-label={title} triggerRef={props.triggerRef} onOpenChange={props.onClose}>
      {section(title, [{ id: allViewId, label: props.allLabel }, ...views.builtIn])}
      {stored.views.length > 0 && <MenuSeparator />}
      {section(
        texts.saved,
        stored.views.map(({ name }) => ({ id: name, label: name })),
      )}
      <MenuSeparator />
      {ownName && isChanged && (
        <MenuItem icon={icon(saveIcon)} onAction={props.onUpdate}>
          {texts.update(ownName)}
        </MenuItem>
      )}
      <MenuItem
        icon={icon(bookmarkPlusIcon)}
        isDisabled={disabledReason !== undefined}
        onAction={() => onStep('saving')}
      >
        {disabledReason ?? texts.save}
      </MenuItem>
      {ownName && (
        <MenuItem icon={icon(pencilIcon)} onAction={() => onStep('renaming')}>
          {texts.rename(ownName)}
        </MenuItem>
      )}
      {isKnown && (
        <MenuItem
          icon={icon(isDefault ? pinOffIcon : pinIcon)}
          onAction={() => props.onDefault(isDefault ? undefined : view)}
        >
          {isDefault ? texts.clearDefault : texts.useAsDefault}
        </MenuItem>
      )}
      {views.store.linkOf && (
        <MenuItem icon={icon(linkIcon)} onAction={props.onCopyLink}>
          {texts.copyLink}
        </MenuItem>
      )}
      {ownName && (
        <MenuItem icon={icon(trashIcon)} onAction={() => onStep('deleting')}>
          {texts.drop(ownName)}
        </MenuItem>
      )}
    </Menu>
  );
}
