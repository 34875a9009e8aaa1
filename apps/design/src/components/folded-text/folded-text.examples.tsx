import { FoldedText } from '@portal-kit/ui/folded-text';

/** Text of up to 500 characters is shown completely. */
export function ShortText() {
  return <FoldedText>The warehouse refused the order.</FoldedText>;
}

const message = 'Row 12: the item HF-1005 is not in the item master of this supplier. '.repeat(12);

/** Longer text opens with its first part. */
export function LongText() {
  return <FoldedText>{message}</FoldedText>;
}
