import type { Supplier } from '@portal-kit/sdk/suppliers';
import { SupplierDetails } from 'portal-kit/supplier-details';
import { useState } from 'react';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';
import { usePageTitle } from '../shell/page/page-title';

/** Details of a supplier. The supplier's name is the page title. */
export default function SupplierDetailsPage({ params: { id = '' } }: PageProps) {
  const [loaded, setSupplier] = useState<Supplier>();
  const supplier = loaded?.supplierId === id ? loaded : undefined;
  usePageTitle(supplier && (supplier.name || id), supplier?.supplierId);
  return (
    <SupplierDetails
      shownSupplierId={id}
      onSupplierLoaded={setSupplier}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
