import { useEffect, useState } from 'react';
import { getJson, itemPath } from '../../shared/api';
import type { Item } from '../../shared/model';
import { ItemDetails } from '../../shared/plain/item-details';

export function ItemDetailsScreen({ supplierId, itemId }: { supplierId: string; itemId: string }) {
  const [item, setItem] = useState<Item>();
  useEffect(() => {
    let isCurrent = true;
    getJson<Item>(itemPath(supplierId, itemId)).then((response) => isCurrent && setItem(response));
    return () => {
      isCurrent = false;
    };
  }, [supplierId, itemId]);
  return <ItemDetails item={item} />;
}
