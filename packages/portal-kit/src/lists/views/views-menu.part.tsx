import { lazyPart } from '@portal-kit/ui/lazy-part';
import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { withDefault, withoutView, withView, withViewName } from './view-changes';
import { ViewEntries } from './view-entries';
import { viewsMessages } from './views.messages';
import type { ViewsButtonProps } from './views-button';

/** The part that is open: the menu or a dialog. `unknown` reports that the active view does not exist. */
export type ViewStep = 'unknown' | 'menu' | 'saving' | 'renaming' | 'deleting' | { link: string };

export interface ViewsMenuProps extends ViewsButtonProps {
  /** Name of the active view. */
  activeName: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  step: ViewStep;
  /** Opens another part; `undefined` closes the open part. */
  onStep: Dispatch<SetStateAction<ViewStep | undefined>>;
}

const NameView = lazyPart(async () => (await import('./name-view')).NameView);
const ViewLink = lazyPart(async () => (await import('./view-link')).ViewLink);
const ConfirmDialog = lazyPart(async () => (await import('@portal-kit/ui/confirm-dialog')).ConfirmDialog);

/** Menu of views, and the dialogs that it opens. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, state, onStateChange, preferences, activeName, triggerRef, step, onStep } = props;
  const { notify } = usePortal();
  const texts = useMessages(viewsMessages);
  const kernel = useMessages(kernelMessages);
  const { view = '' } = state;
  const own = views.saved.find(({ name }) => name === view);
  /** The state with the columns that the user sees because of a choice. */
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
    views.store((stored) => withView(stored, { name, query: views.queryOf(shown) }));
    onStateChange({ view: name, hiddenColumnIds: shown.hiddenColumnIds });
  };
  const copyLink = async () => {
    const isBuiltIn = views.builtIn.some(({ id }) => id === view) && !views.isChanged(state);
    const linked = isBuiltIn
      ? { ...views.emptyState, view }
      : {
          ...shown,
          page: 0,
          detailsId: undefined,
          view: view || (views.queryOf(shown) ? undefined : views.allViewId),
        };
    const address = views.linkOf?.(views.list, linked) ?? '';
    try {
      await navigator.clipboard.writeText(address);
      notify({ status: 'success', title: texts.linkCopied, caption: texts.linkCopiedText });
    } catch {
      onStep({ link: address });
    }
  };
  const open = (id: string) => {
    const next = id === views.allViewId ? views.emptyState : views.stateOf(id);
    if (!next) return;
    onStateChange({ view: undefined, hiddenColumnIds: undefined, ...next });
  };

  const isUnknown = step === 'unknown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports an unknown view once
  useEffect(() => {
    if (!isUnknown) return;
    notify({ status: 'error', title: texts.unknown, caption: texts.unknownText });
    onStateChange({ view: undefined }, { isCorrection: true });
  }, [isUnknown]);

  if (isUnknown) return null;
  if (step === 'saving' || step === 'renaming')
    return (
      <NameView
        renamed={step === 'renaming' ? view : undefined}
        suggestedName={step === 'renaming' || (activeName === view && !own) ? (activeName ?? '') : ''}
        maxLength={views.nameMaxLength}
        takenNames={views.saved.map(({ name }) => name)}
        onClose={close}
        onLoadFailed={close}
        onName={(name) => {
          if (step === 'saving') save(name);
          else {
            views.store((stored) => withViewName(stored, view, name));
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
        onLoadFailed={close}
        onConfirm={() => {
          views.store((stored) => withoutView(stored, view));
          onStateChange({ view: undefined });
          close();
        }}
      />
    );
  if (step !== 'menu') return <ViewLink link={step.link} onClose={close} onLoadFailed={close} />;
  return (
    <ViewEntries
      views={views}
      state={state}
      allLabel={props.allLabel}
      ownName={own?.name}
      isUnsaved={views.queryOf(shown) !== ''}
      triggerRef={triggerRef}
      // The menu closes after every action, including the ones that open a dialog.
      onClose={() => onStep((current) => (current === 'menu' ? undefined : current))}
      onOpen={open}
      onStep={onStep}
      onUpdate={() => save(view)}
      onDefault={(id) => views.store((stored) => withDefault(stored, id))}
      onCopyLink={copyLink}
    />
  );
}
