import { scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../kernel/portal/portal-context';

export interface CarriersWanted {
  /** Where the goods leave or arrive; without one, in the USA. */
  warehouse: Warehouse | undefined;
  /** Of the order, or `''`: carriers that serve it come first. */
  shippingType: string;
  /** Keeps the call for when they are needed. Default true. */
  isWanted?: boolean;
}

/**
 * Carriers to choose from, by SCAC: of the country that the warehouse stands in; of ships they are the same everywhere.
 * Keeps the array between renders. Source: `listScacCodes`.
 */
export function useCarriers({ warehouse, shippingType, isWanted = true }: CarriersWanted) {
  const { sdk } = usePortal();
  const countryCode = warehouse?.addresses[0]?.countryCode ?? 'USA';
  const { data, isError } = useQuery({
    ...scacCodeQueries.list(sdk, { countryCode: shippingType === 'CONTAINER' ? 'INT' : countryCode }),
    enabled: isWanted,
  });
  const carriers = useMemo(() => {
    const listed = (data?.rows ?? []).map(({ scacCode, carrierName, modes }) => ({
      option: { id: scacCode, label: carrierName, detail: scacCode },
      fits: modes.some((mode) => mode === shippingType),
    }));
    const first = listed.filter(({ fits }) => fits);
    const others = listed.filter(({ fits }) => !fits);
    return [...first, ...others].map(({ option }) => option);
  }, [data, shippingType]);
  return { carriers, isError };
}
