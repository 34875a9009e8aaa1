import { ItemForm } from 'portal-kit/item-form';
import 'portal-kit/item-form.css';

export default function AddItemPage() {
  return <ItemForm />;
}
