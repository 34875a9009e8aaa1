import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import type { FormTexts } from '../fields/rules';
import { focusFirstField } from '../focus/focus-field';
import { notice } from '../record/form-notice.css';
import type { useFormDraft } from './use-form-draft';

interface DraftOfferProps {
  draft: Pick<ReturnType<typeof useFormDraft>, 'offer' | 'isOfferUnconfirmed' | 'restore' | 'discard'>;
  /** The current version of the record; `null` for a new record. */
  recordVersion: number | null;
  texts: FormTexts;
}

/** Offers to restore the draft of an interrupted form. */
export function DraftOffer({ draft, recordVersion, texts }: DraftOfferProps) {
  if (!draft.offer) return null;
  const { isOfferUnconfirmed } = draft;
  const { savedAt } = draft.offer;
  const choose = (button: HTMLButtonElement, action: () => void) => {
    action();
    focusFirstField(button);
  };
  const isBehind = draft.offer.recordVersion !== recordVersion;
  return (
    <div className={notice}>
      <Banner
        tone={isBehind || isOfferUnconfirmed ? 'warn' : 'info'}
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
        {isOfferUnconfirmed
          ? texts.draftUnconfirmed(savedAt)
          : isBehind
            ? texts.draftBehind(savedAt)
            : texts.draftOffer(savedAt)}
      </Banner>
    </div>
  );
}
