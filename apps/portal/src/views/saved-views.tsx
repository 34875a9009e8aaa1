import { IconButton } from '@portal-kit/ui/button';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import Bookmark from 'lucide-react/icons/bookmark';
import { useRef, useState } from 'react';

const SavedViewsMenu = lazyPart(async () => (await import('./saved-views-menu')).SavedViewsMenu);

/** The open menu, or the name of a new view being asked for. */
export type ViewStep = 'menu' | 'naming';

export interface SavedViewsProps {
  label: string;
  supplierId: string;
  /** The list's path in the supplier. */
  list: string;
  locale: string;
}

/** The way to what the user has chosen of a list before, under names of their own. */
export function SavedViews({ label, ...list }: SavedViewsProps) {
  const [step, setStep] = useState<ViewStep>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        buttonRef={button}
        label={label}
        icon={<Bookmark size={18} />}
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
