import { useQuery } from '@tanstack/react-query';
import { DailyDigest } from 'portal-kit/dashboard';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useSearchParams } from 'wouter';
import { suppliersQuery } from '../app/suppliers-query';
import { useLowStockPreference } from '../preferences/low-stock-preference';
import type { PageProps } from '../routes/lazy-page';

/** The daily digest. `?date=` selects the day. */
export default function DailyDigestPage({ supplierId }: PageProps) {
  const { sdk } = usePortal();
  const [params, setParams] = useSearchParams();
  const [lowStockCases] = useLowStockPreference(supplierId);
  const suppliers = useQuery(suppliersQuery(sdk), usePortalQueryClient());
  return (
    <DailyDigest
      date={params.get('date') ?? undefined}
      onDateChange={(date) => setParams(date === undefined ? {} : { date })}
      supplierName={suppliers.data?.rows.find((supplier) => supplier.supplierId === supplierId)?.name}
      lowStockCases={lowStockCases}
    />
  );
}
