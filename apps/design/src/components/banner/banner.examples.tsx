import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { stack } from '../example-layout';

/** @wide */
export function Tones() {
  return (
    <div style={stack}>
      <Banner>You have unsaved changes from 14:02.</Banner>
      <Banner tone="warn">You are offline. The list shows the last loaded rows.</Banner>
    </div>
  );
}

/** @wide */
export function WithActions() {
  return (
    <Banner
      actions={
        <>
          <Button tone="quiet">Restore</Button>
          <Button tone="quiet">Discard</Button>
        </>
      }
      dismissLabel="Dismiss"
      onDismiss={() => {}}
    >
      You have unsaved changes from 14:02.
    </Banner>
  );
}

/** @narrow */
export function LongText() {
  return (
    <Banner
      tone="warn"
      actions={<Button tone="quiet">Try again</Button>}
      dismissLabel="Dismiss"
      onDismiss={() => {}}
    >
      The portal is under maintenance until 16:00. You can read the records that are already loaded, but
      changes are not saved before the maintenance ends.
    </Banner>
  );
}

/**
 * @rtl
 * @wide
 */
export function RightToLeft() {
  return (
    <Banner actions={<Button tone="quiet">استعادة</Button>} dismissLabel="إغلاق" onDismiss={() => {}}>
      لديك تغييرات غير محفوظة
    </Banner>
  );
}
