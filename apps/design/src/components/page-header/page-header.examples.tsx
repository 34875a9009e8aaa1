import { Avatar } from '@portal-kit/ui/avatar';
import { Button } from '@portal-kit/ui/button';
import { PageHeader } from '@portal-kit/ui/page-header';

/** @wide */
export function Default() {
  return (
    <PageHeader
      title="Items"
      caption="133 items"
      actions={
        <>
          <Button>Export</Button>
          <Button tone="primary">Add New Item</Button>
        </>
      }
      end={<Avatar name="Dana Reyes" />}
    />
  );
}

/** @wide */
export function WithBackLink() {
  return <PageHeader title="Add New Item" back={{ href: '#/items', label: 'Back to Items' }} />;
}

/** @wide */
export function LongText() {
  return (
    <PageHeader
      title="Halberd Reserve Cabernet Sauvignon Limited Edition in a Wooden Box 2018"
      caption="HF-1005-LIMITED-EDITION-2018"
      back={{ href: '#/items', label: 'Back to Items' }}
      actions={<Button>Edit</Button>}
    />
  );
}

/**
 * @wide
 * @rtl
 */
export function RightToLeft() {
  return (
    <PageHeader title="الأصناف" back={{ href: '#/items', label: 'رجوع' }} actions={<Button>تصدير</Button>} />
  );
}
