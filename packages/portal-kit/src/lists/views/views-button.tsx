import bookmarkIcon from '@lucide/icons/icons/bookmark';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { useMessages } from '../../kernel/messages/use-messages';
import * as css from '../toolbar/list-toolbar.css';
import { viewsButtonMessages } from './views-button.messages';
import type { ViewStep, ViewsButtonProps } from './views-props';

const ViewsMenu = lazyPart(() => import('./views-menu').then((part) => part.ViewsMenu));

/** Button with the name of the active view. Opens the menu of views, and reports a view that does not exist. */
export function ViewsButton(props: ViewsButtonProps) {
  const { views, state, onStateChange } = props;
  const { notify } = usePortal();
  const texts = useMessages(viewsButtonMessages);
  const [step, setStep] = useState<ViewStep>();
  const button = useRef<HTMLButtonElement>(null);
  const { view = '' } = state;
  const name = view.startsWith('@') ? views.builtIn.find(({ id }) => id === view)?.label : view;
  const label = name && (views.isChanged(state) ? texts.changed(name) : name);
  const isUnknown = views.isUnknown(state);
  useEffect(() => {
    if (!isUnknown) return;
    notify({ status: 'error', title: texts.unknown, caption: texts.unknownText });
    onStateChange({ view: undefined }, { isCorrection: true });
  }, [isUnknown, notify, texts, onStateChange]);
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
        <span className={css.viewName}>{label || texts.views}</span>
      </Button>
      {step && (
        <ViewsMenu
          {...props}
          triggerRef={button}
          step={step}
          onStep={setStep}
          onLoadFailed={() => setStep(undefined)}
        />
      )}
    </>
  );
}
