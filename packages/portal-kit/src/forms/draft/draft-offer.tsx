import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import type { FormTexts } from '../fields/rules';
import { focusFirstField } from '../focus/focus-first-field';
import { notice } from '../record/form-notice.css';
import type { useFormDraft } from './use-form-draft';

interface DraftOfferProps {
  draft: ReturnType<typeof useFormDraft>;
  /** Of the record as it is now; `null` for a new one. */
  recordVersion: number | null;
  texts: FormTexts;
}

/** Offers an interrupted form back, above its fields. */
export function DraftOffer({ draft, recordVersion, texts }: DraftOfferProps) {
  if (!draft.offer) return null;
  const { savedAt } = draft.offer;
  const choose = (button: HTMLButtonElement, take: () => void) => {
    take();
    focusFirstField(button);
  };
  const isBehind = draft.offer.recordVersion !== recordVersion;
  return (
    <div className={notice}>
      <Banner
        tone={isBehind ? 'warn' : 'info'}
        actions={
          <>
            <Button onClick={(event) => choose(event.currentTarget, draft.restore)}>
              {texts.draftRestore}
            </Button>
            <Button tone="quiet" onClick={(event) => choose(event.currentTarget, draft.discard)}>
              {texts.draftDiscard}
            </Button>
          </>
        }
      >
        {isBehind ? texts.draftBehind(savedAt) : texts.draftOffer(savedAt)}
      </Banner>
    </div>
  );
}
