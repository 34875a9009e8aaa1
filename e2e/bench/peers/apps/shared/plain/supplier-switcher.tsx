import { useEffect, useMemo, useRef, useState } from 'react';
import type { Supplier } from '../model';

const optionHeightPx = 32;
/** Options in the document: the visible ones and two rows above and below. */
const renderedOptions = 15;

interface SupplierSwitcherProps {
  readonly suppliers: readonly Supplier[];
  readonly supplierId: string;
  readonly onSupplierSelected: (supplierId: string) => void;
}

/** A button that opens a filter and a virtual list of suppliers. */
export function SupplierSwitcher({ suppliers, supplierId, onSupplierSelected }: SupplierSwitcherProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const [scrollTop, setScrollTop] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const lowerCaseNames = useMemo(() => suppliers.map(({ name }) => name.toLowerCase()), [suppliers]);
  const matches = useMemo(() => {
    if (!isOpen) return [];
    if (!filter) return suppliers;
    return suppliers.filter((_, index) => lowerCaseNames[index]?.includes(filter.toLowerCase()));
  }, [isOpen, filter, suppliers, lowerCaseNames]);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const first = Math.max(0, Math.floor(scrollTop / optionHeightPx) - 2);
  return (
    <div className="switcher">
      <button
        id="switcher"
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
          setFilter('');
          setScrollTop(0);
        }}
      >
        {suppliers.find((supplier) => supplier.supplierId === supplierId)?.name ?? '…'}
      </button>
      {isOpen && (
        <div className="popup">
          <input
            ref={input}
            aria-label="Filter suppliers"
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value);
              setScrollTop(0);
            }}
          />
          <div
            className="options"
            role="listbox"
            onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
          >
            <div style={{ height: matches.length * optionHeightPx }} />
            {matches.slice(first, first + renderedOptions).map((supplier, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the application is the lower limit and has no keyboard support
              <div
                key={supplier.supplierId}
                className="option"
                role="option"
                tabIndex={-1}
                aria-selected={supplier.supplierId === supplierId}
                style={{ top: (first + index) * optionHeightPx }}
                onClick={() => {
                  setIsOpen(false);
                  onSupplierSelected(supplier.supplierId);
                }}
              >
                {supplier.name}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
