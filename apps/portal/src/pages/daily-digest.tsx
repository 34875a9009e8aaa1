import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { useQuery } from '@tanstack/react-query';
import { DailyDigest } from 'portal-kit/dashboard';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useSearchParams } from 'wouter';
import { supplierListParams } from '../boot/supplier-list-params';
import { useLowStockPreference } from '../preferences/low-stock-preference';
import type { PageProps } from './page-props';

/** The daily digest. `?date=` selects the day. */
export function DailyDigestPage({ supplierId }: PageProps) {
  const { sdk } = usePortal();
  const [params, setParams] = useSearchParams();
  const [lowStockCases] = useLowStockPreference(supplierId);
  const suppliers = useQuery(
    { ...supplierQueries.list(sdk, supplierListParams), staleTime: Number.POSITIVE_INFINITY },
    usePortalQueryClient(),
  );
  return (
    <DailyDigest
      date={params.get('date') ?? undefined}
      onDateChange={(date) => setParams(date === undefined ? {} : { date })}
      supplierName={suppliers.data?.rows.find((supplier) => supplier.supplierId === supplierId)?.name}
      lowStockCases={lowStockCases}
    />
  );
}
