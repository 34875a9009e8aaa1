import bookmarkIcon from '@lucide/icons/icons/bookmark';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useRef, useState } from 'react';
import type { ListChange, ListState } from '../../kernel/list-state/list-state';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import type { ShownPreferences } from '../use-table-preferences';
import type { ListViews } from './use-list-views';
import * as css from './views-button.css';
import type { ViewStep } from './views-menu.part';

const ViewsMenu = lazyPart(async () => (await import('./views-menu.part')).ViewsMenu);

export interface ViewsButtonProps {
  views: ListViews;
  state: ListState;
  onStateChange: (part: Partial<ListState>, cause?: ListChange) => void;
  preferences: ShownPreferences;
  /** Label of the view without search and filters. */
  allLabel: string;
}

/** Button with the name of the active view. Opens the menu of views. */
export function ViewsButton(props: ViewsButtonProps) {
  const { views, state } = props;
  const texts = useMessages(kernelMessages);
  const [step, setStep] = useState<ViewStep>();
  const openStep = step ?? (views.isUnknown(state) ? 'unknown' : undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { view = '' } = state;
  const name = view.startsWith('@') ? views.builtIn.find(({ id }) => id === view)?.label : view;
  const label = name && (views.isChanged(state) ? texts.changedView(name) : name);
  return (
    <>
      <Button
        buttonRef={button}
        tone="quiet"
        icon={<Icon data={bookmarkIcon} sizePx={18} />}
        aria-haspopup="menu"
        aria-expanded={step === 'menu'}
        aria-label={label && `${texts.views}: ${label}`}
        onPointerEnter={ViewsMenu.preload}
        onFocus={ViewsMenu.preload}
        onClick={() => setStep('menu')}
      >
        <span className={css.name}>{label || texts.views}</span>
      </Button>
      {openStep && (
        <ViewsMenu
          {...props}
          activeName={name}
          triggerRef={button}
          step={openStep}
          onStep={setStep}
          onLoadFailed={() => setStep(undefined)}
        />
      )}
    </>
  );
}
