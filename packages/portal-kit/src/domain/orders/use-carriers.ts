import { scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';

export interface CarriersWanted {
  /** Warehouse of the order. Default: carriers in the USA. */
  warehouse: Warehouse | undefined;
  /** Shipping type of the order, or `''`. Carriers that offer it come first. */
  shippingType: string;
  /** Whether to send the request now. Default true. */
  isWanted?: boolean;
}

/**
 * Loads the carriers to choose from, by SCAC, in the warehouse's country. Ocean carriers are the same for every
 * country. The array is stable between renders. Source: `listScacCodes`.
 */
export function useCarriers({ warehouse, shippingType, isWanted = true }: CarriersWanted) {
  const { sdk } = usePortal();
  const countryCode = warehouse?.addresses?.[0]?.countryCode ?? 'USA';
  const { data, isError } = useQuery(
    {
      ...scacCodeQueries.list(sdk, { countryCode: shippingType === 'CONTAINER' ? 'INT' : countryCode }),
      enabled: isWanted,
    },
    usePortalQueryClient(),
  );
  const carriers = useMemo(() => {
    const listed = (data?.rows ?? []).flatMap(({ scacCode, carrierName, modes }) =>
      scacCode
        ? [
            {
              option: { id: scacCode, label: carrierName || scacCode, detail: scacCode },
              fits: modes?.some((mode) => mode === shippingType),
            },
          ]
        : [],
    );
    const first = listed.filter(({ fits }) => fits);
    const others = listed.filter(({ fits }) => !fits);
    return [...first, ...others].map(({ option }) => option);
  }, [data, shippingType]);
  return { carriers, isError };
}
