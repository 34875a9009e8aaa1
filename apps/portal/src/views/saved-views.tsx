import bookmarkIcon from '@lucide/icons/icons/bookmark';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { ListName } from 'portal-kit/list-state';
import { useRef, useState } from 'react';
import type { ViewStep } from './saved-views-menu';

const SavedViewsMenu = lazyPart(async () => (await import('./saved-views-menu')).SavedViewsMenu);

export interface SavedViewsProps {
  label: string;
  supplierId: string;
  list: ListName;
  /** Path of the list inside the supplier. */
  path: string;
  locale: string;
}

/** Button for the saved views of a list. */
export function SavedViews({ label, ...list }: SavedViewsProps) {
  const [step, setStep] = useState<ViewStep>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        buttonRef={button}
        label={label}
        icon={<Icon data={bookmarkIcon} sizePx={18} />}
        aria-haspopup="menu"
        aria-expanded={step === 'menu'}
        onPointerEnter={SavedViewsMenu.preload}
        onFocus={SavedViewsMenu.preload}
        onClick={() => setStep('menu')}
      />
      {step && (
        <SavedViewsMenu
          {...list}
          triggerRef={button}
          step={step}
          onStep={setStep}
          onLoadFailed={() => setStep(undefined)}
        />
      )}
    </>
  );
}
