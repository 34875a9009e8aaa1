import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getJson, itemPath } from '../../shared/api';
import type { Item } from '../../shared/model';
import { ItemDetails } from '../../shared/plain/item-details';

export function ItemDetailsScreen({ supplierId }: { supplierId: string }) {
  const { itemId = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['item', supplierId, itemId],
    queryFn: () => getJson<Item>(itemPath(supplierId, itemId)),
  });
  return <ItemDetails item={data} />;
}
