/** Millilitres in a unit of size; a US beer barrel has 31 gallons. */
const MILLILITRES: Readonly<Record<string, number>> = {
  ML: 1,
  CL: 10,
  L: 1000,
  OZ: 29.57,
  GAL: 3785.4,
  BBL: 117_347.4,
};

/** Content of one bottle. */
export function millilitres({ size, sizeUom }: { readonly size: number; readonly sizeUom: string }): number {
  return size * (MILLILITRES[sizeUom] ?? 1);
}
