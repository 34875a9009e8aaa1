import { signIn } from '../../../mocks/src/testing.ts';
import { BenchError } from '../benchmark.ts';

export const supplierUser = 'dana@halberd.example';
export const supplierId = 'SUP-1001';
const addedItems = 120;

const brands = ['Alder Row', 'Bellwether', 'Cobble Hill', 'Dunmore', 'Eastlake', 'Fernbank'];
const wines = ['Riesling', 'Chardonnay', 'Grenache', 'Syrah', 'Pinot Noir', 'Cabernet Franc', 'Viognier'];

/** Creates 120 items for the supplier through the API. */
export async function seedItems(origin: string): Promise<void> {
  const user = await signIn(origin, supplierUser);
  for (let index = 0; index < addedItems; index += 1) {
    const brand = brands[index % brands.length] ?? '';
    const response = await user.send(
      'POST',
      `/api/v1/suppliers/${supplierId}/items`,
      {
        sku: `BENCH-${String(index).padStart(4, '0')}`,
        description: `${wines[index % wines.length]} ${2000 + ((index * 7) % 24)} No. ${(index * 37) % 121}`,
        brand,
        type: 'M',
        size: index % 2 === 0 ? 750 : 375,
        sizeUom: 'ML',
        bottlesPerCase: index % 2 === 0 ? 12 : 24,
        warehouses: [{ warehouseId: 'WH-NJ-01' }, { warehouseId: 'WH-CA-01' }],
        alcoholByVolume: 13.5,
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
    if (response.status !== 201) {
      throw new BenchError(
        `bench: item ${index} was refused with ${response.status}: ${await response.text()}`,
      );
    }
  }
}
