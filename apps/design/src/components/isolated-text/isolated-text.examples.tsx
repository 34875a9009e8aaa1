import { IsolatedText } from '@portal-kit/ui/isolated-text';

/** Arabic and Hebrew text does not change the order of the text around it. */
export function Names() {
  return (
    <p>
      Shipped to <IsolatedText>شركة النور (الرياض)</IsolatedText> – 12 cases
    </p>
  );
}

export function LeftToRight() {
  return (
    <p>
      Shipped to <IsolatedText>Cranbury Beverage Center</IsolatedText> – 12 cases
    </p>
  );
}

/** @rtl */
export function RightToLeft() {
  return (
    <p>
      <IsolatedText>شركة النور</IsolatedText> – HF-1001
    </p>
  );
}
