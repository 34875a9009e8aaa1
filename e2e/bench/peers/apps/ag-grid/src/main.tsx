import '../../shared/base.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
import { fetchSuppliers } from '../../shared/api';
import { Shell } from '../../shared/plain/shell';
import { useToast } from '../../shared/plain/toast';
import { ItemList } from './item-list';

const ItemForm = lazy(async () => ({ default: (await import('./item-form')).ItemForm }));
const ItemDetailsScreen = lazy(async () => ({ default: (await import('./item-details')).ItemDetailsScreen }));

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0, gcTime: 60_000 } } });

function App() {
  const { supplierId = '' } = useParams();
  const navigate = useNavigate();
  const [, , section = ''] = useLocation().pathname.split('/');
  const { toast, showToast } = useToast();
  const { data: suppliers } = useQuery({
    queryKey: ['suppliers'],
    queryFn: fetchSuppliers,
    staleTime: 60_000,
  });
  const onCreated = () => {
    showToast('Item added successfully');
    navigate(`/${supplierId}/items`);
  };
  return (
    <Shell
      Link={Link}
      supplierId={supplierId}
      section={section}
      suppliers={suppliers?.data ?? []}
      onSupplierSelected={(selected) => navigate(`/${selected}/items`)}
    >
      <Suspense>
        <Routes>
          <Route path="items" element={<ItemList supplierId={supplierId} />} />
          <Route path="items/create" element={<ItemForm supplierId={supplierId} onCreated={onCreated} />} />
          <Route path="items/:itemId" element={<ItemDetailsScreen supplierId={supplierId} />} />
          <Route path="*" element={<h1>{section}</h1>} />
        </Routes>
      </Suspense>
      {toast}
    </Shell>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Navigate to="/S00001/items" replace />} />
          <Route path="/:supplierId/*" element={<App />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
