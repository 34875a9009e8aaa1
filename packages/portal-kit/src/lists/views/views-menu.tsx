import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { flushSync } from 'react-dom';
import { usePortal } from '../../kernel/host/portal-context';
import { emptyListState } from '../../kernel/list-state/list-state';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { allViewId } from './list-views';
import { NameView } from './name-view';
import { withDefault, withoutView, withView, withViewName } from './view-changes';
import { ViewEntries } from './view-entries';
import { ViewLink } from './view-link';
import { readStoredViews, type StoredViews, viewNameMaxLength } from './view-store';
import { viewsMessages } from './views.messages';
import type { ViewsMenuProps } from './views-props';

/** Menu of views, and the dialogs that it opens. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, state, onStateChange, preferences, triggerRef, step, onStep } = props;
  const { notify } = usePortal();
  const texts = useMessages(viewsMessages);
  const kernel = useMessages(kernelMessages);
  const { view = '' } = state;
  const { stored } = views;
  const own = stored.views.find(({ name }) => name === view);
  const store = (change: (stored: StoredViews) => StoredViews) => {
    views.store.write(views.list, change(readStoredViews(views.store.read(views.list))));
    views.onStored();
  };
  /** The state, including the hidden columns if the user chose columns. */
  const shown = {
    ...state,
    ...(preferences.hasChosenColumns && { hiddenColumnIds: preferences.hiddenColumnIds }),
  };
  const close = () => {
    // The dialog would return focus to the menu item, which is unmounted.
    flushSync(() => onStep(undefined));
    triggerRef.current?.focus();
  };
  const save = (name: string) => {
    store((current) => withView(current, { name, query: views.encodeViewQuery(shown) }));
    onStateChange({ view: name, hiddenColumnIds: shown.hiddenColumnIds });
  };
  const copyLink = async () => {
    const isPlain = views.builtIn.some(({ id }) => id === view) && !views.isChanged(state);
    const linked = isPlain
      ? { ...emptyListState, view }
      : {
          ...shown,
          page: 0,
          detailsId: undefined,
          view: view || (views.encodeViewQuery(shown) ? undefined : allViewId),
        };
    const address = views.store.linkOf?.(views.list, linked) ?? '';
    try {
      await navigator.clipboard.writeText(address);
      notify({ status: 'success', title: texts.linkCopied, caption: texts.linkCopiedText });
    } catch {
      onStep({ link: address });
    }
  };
  const open = (id: string) => {
    const next = id === allViewId ? emptyListState : views.findViewState(id);
    if (!next) return;
    onStateChange({ view: undefined, hiddenColumnIds: undefined, ...next });
  };

  if (step === 'saving' || step === 'renaming')
    return (
      <NameView
        renamed={step === 'renaming' ? view : undefined}
        suggestedName={step === 'renaming' || (!own && !view.startsWith('@')) ? view : ''}
        maxLength={viewNameMaxLength}
        takenNames={stored.views.map(({ name }) => name)}
        onClose={close}
        onName={(name) => {
          if (step === 'saving') save(name);
          else {
            store((current) => withViewName(current, view, name));
            onStateChange({ view: name });
          }
          close();
        }}
      />
    );
  if (step === 'deleting')
    return (
      <ConfirmDialog
        title={texts.dropTitle(view)}
        text={texts.dropText}
        confirmLabel={texts.dropConfirm}
        cancelLabel={kernel.cancel}
        onCancel={close}
        onConfirm={() => {
          store((current) => withoutView(current, view));
          onStateChange({ view: undefined });
          close();
        }}
      />
    );
  if (step !== 'menu') return <ViewLink link={step.link} onClose={close} />;
  return (
    <ViewEntries
      views={views}
      state={state}
      allLabel={props.allLabel}
      ownName={own?.name}
      isUnsaved={views.encodeViewQuery(shown) !== ''}
      triggerRef={triggerRef}
      // The menu closes after every action, including the ones that open a dialog.
      onClose={() => onStep((current) => (current === 'menu' ? undefined : current))}
      onOpen={open}
      onStep={onStep}
      onUpdate={() => save(view)}
      onDefault={(id) => store((current) => withDefault(current, id))}
      onCopyLink={copyLink}
    />
  );
}
