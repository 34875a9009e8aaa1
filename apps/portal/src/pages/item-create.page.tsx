import { ItemForm } from 'portal-kit/item-form';

/** Adds an item. */
export default function ItemCreatePage() {
  return <ItemForm />;
}
