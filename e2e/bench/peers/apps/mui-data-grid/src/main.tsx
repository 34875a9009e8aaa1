import {
  Alert,
  Box,
  CssBaseline,
  createTheme,
  Drawer,
  List,
  ListItemButton,
  ListItemText,
  Snackbar,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
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
import { type Supplier, sections } from '../../shared/model';
import { ItemList } from './item-list';
import { SupplierSwitcher } from './supplier-switcher';

const ItemForm = lazy(async () => ({ default: (await import('./item-form')).ItemForm }));
const ItemDetailsScreen = lazy(async () => ({ default: (await import('./item-details')).ItemDetailsScreen }));

const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } });
const theme = createTheme();
const drawerWidthPx = 320;
const toastShownMs = 10_000;
const noSuppliers: readonly Supplier[] = [];

function App() {
  const { supplierId = '' } = useParams();
  const navigate = useNavigate();
  const [, , section = ''] = useLocation().pathname.split('/');
  const [isToastOpen, setIsToastOpen] = useState(false);
  const { data } = useQuery({ queryKey: ['suppliers'], queryFn: fetchSuppliers, staleTime: 60_000 });
  const suppliers = data?.data ?? noSuppliers;
  const onCreated = () => {
    setIsToastOpen(true);
    navigate(`/${supplierId}/items`);
  };
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{
          width: drawerWidthPx,
          '& .MuiDrawer-paper': { width: drawerWidthPx, p: 2, boxSizing: 'border-box' },
        }}
      >
        <Typography variant="h6">Supplier Portal</Typography>
        {suppliers.length > 1 && <SupplierSwitcher suppliers={suppliers} supplierId={supplierId} />}
        <List>
          {sections.map(([id, label]) => (
            <ListItemButton
              key={id}
              className={`section-${id}`}
              component={Link}
              to={`/${supplierId}/${id}`}
              selected={id === section}
            >
              <ListItemText primary={label} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flex: 1, p: 3, minWidth: 0 }}>
        <Suspense>
          <Routes>
            <Route path="items" element={<ItemList supplierId={supplierId} />} />
            <Route path="items/create" element={<ItemForm supplierId={supplierId} onCreated={onCreated} />} />
            <Route path="items/:itemId" element={<ItemDetailsScreen supplierId={supplierId} />} />
            <Route path="*" element={<h1>{section}</h1>} />
          </Routes>
        </Suspense>
      </Box>
      <Snackbar
        open={isToastOpen}
        autoHideDuration={toastShownMs}
        onClose={(_, reason) => reason !== 'clickaway' && setIsToastOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Alert severity="success" onClose={() => setIsToastOpen(false)}>
          Item added successfully
        </Alert>
      </Snackbar>
    </Box>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<Navigate to="/S00001/items" replace />} />
            <Route path="/:supplierId/*" element={<App />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
