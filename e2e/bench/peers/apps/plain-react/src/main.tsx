import '../../shared/base.css';
import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchSuppliers } from '../../shared/api';
import type { Supplier } from '../../shared/model';
import { Shell } from '../../shared/plain/shell';
import { useToast } from '../../shared/plain/toast';
import { ItemList } from './item-list';
import { ItemDetailsScreen, ItemForm } from './lazy-screens';
import { Link, navigate, useAddress } from './location';

function Screen({ address, onItemCreated }: { address: string; onItemCreated: () => void }) {
  const [path = '', query = ''] = address.split('?');
  const [, supplierId = defaultSupplierId, section = 'items', id] = path.split('/');
  if (section !== 'items') return <h1>{section}</h1>;
  if (!id) return <ItemList supplierId={supplierId} query={query} />;
  if (id === 'create') return <ItemForm supplierId={supplierId} onCreated={onItemCreated} />;
  return <ItemDetailsScreen supplierId={supplierId} itemId={id} />;
}

const defaultSupplierId = 'S00001';

function App() {
  const address = useAddress();
  const [, supplierId = defaultSupplierId, section = 'items'] = address.replace(/\?.*/, '').split('/');
  const [suppliers, setSuppliers] = useState<readonly Supplier[]>([]);
  const { toast, showToast } = useToast();
  useEffect(() => {
    fetchSuppliers().then(({ data }) => setSuppliers(data));
  }, []);
  return (
    <Shell
      Link={Link}
      supplierId={supplierId}
      section={section}
      suppliers={suppliers}
      onSupplierSelected={(selected) => navigate(`/${selected}/items`)}
    >
      <Suspense>
        <Screen
          address={address}
          onItemCreated={() => {
            showToast('Item added successfully');
            navigate(`/${supplierId}/items`);
          }}
        />
      </Suspense>
      {toast}
    </Shell>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
