import { ItemDetails } from 'portal-kit/item-details';
import 'portal-kit/item-details.css';

export default async function ItemPage({ params }: { params: Promise<{ itemId: string }> }) {
  const { itemId } = await params;
  return <ItemDetails itemId={decodeURIComponent(itemId)} />;
}
