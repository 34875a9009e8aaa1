import type { Supplier } from '@portal-kit/sdk/suppliers';
import { FilterList } from '@portal-kit/ui/filter-list';
import { Popover } from '@portal-kit/ui/popover';
import { type RefObject, useMemo } from 'react';
import { supplierListMessages } from './supplier-list.messages';

interface SupplierListProps {
  triggerRef: RefObject<HTMLElement | null>;
  locale: string;
  suppliers: readonly Supplier[];
  supplierId: string;
  onPick: (supplierId: string) => void;
  onClose: () => void;
}

/** The open supplier switcher: a filterable list, fast with thousands of suppliers. */
export function SupplierList({
  triggerRef,
  locale,
  suppliers,
  supplierId,
  onPick,
  onClose,
}: SupplierListProps) {
  const texts = supplierListMessages(locale);
  const options = useMemo(
    () => suppliers.map(({ supplierId: id, name }) => ({ id, label: name, detail: id })),
    [suppliers],
  );
  return (
    <Popover
      triggerRef={triggerRef}
      isNonModal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      aria-label={texts.suppliers}
    >
      <FilterList
        label={texts.filterSuppliers}
        placeholder={texts.filterSuppliers}
        emptyText={texts.noSupplierMatches}
        options={options}
        selectedId={supplierId}
        onPick={(option) => onPick(option.id)}
      />
    </Popover>
  );
}
