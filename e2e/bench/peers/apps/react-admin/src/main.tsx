import { lazy, useMemo } from 'react';
import { Admin, Layout, type LayoutProps, Menu, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { sections } from '../../shared/model';
import { dataProviderOf } from './data-provider';
import { ItemList } from './item-list';
import { SupplierSwitcher } from './supplier-switcher';

const ItemCreate = lazy(async () => ({ default: (await import('./item-create')).ItemCreate }));
const ItemShow = lazy(async () => ({ default: (await import('./item-show')).ItemShow }));

const PortalMenu = () => (
  <Menu sx={{ width: 320 }}>
    <SupplierSwitcher />
    {sections.map(([id, label]) =>
      id === 'items' ? (
        <Menu.ResourceItem key={id} name="items" className="section-items" />
      ) : (
        <Menu.Item key={id} to={id} primaryText={label} />
      ),
    )}
  </Menu>
);

const PortalLayout = (props: LayoutProps) => <Layout {...props} menu={PortalMenu} />;

function App() {
  const { supplierId = '' } = useParams();
  const dataProvider = useMemo(() => dataProviderOf(supplierId), [supplierId]);
  return (
    <Admin
      basename={`/${supplierId}`}
      dataProvider={dataProvider}
      layout={PortalLayout}
      disableTelemetry
      title="Supplier Portal"
    >
      <Resource
        name="items"
        options={{ label: 'Items' }}
        list={ItemList}
        create={ItemCreate}
        show={ItemShow}
      />
    </Admin>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/S00001/items" replace />} />
        <Route path="/:supplierId/*" element={<App />} />
      </Routes>
    </BrowserRouter>,
  );
