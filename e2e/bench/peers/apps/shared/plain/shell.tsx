import type { ComponentType, ReactNode } from 'react';
import { type Supplier, sections } from '../model';
import { SupplierSwitcher } from './supplier-switcher';

export interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

interface ShellProps {
  readonly Link: ComponentType<LinkProps>;
  readonly supplierId: string;
  readonly section: string;
  readonly suppliers: readonly Supplier[];
  readonly onSupplierSelected: (supplierId: string) => void;
  readonly children: ReactNode;
}

/** Navigation, supplier switcher and content. */
export function Shell({ Link, supplierId, section, suppliers, onSupplierSelected, children }: ShellProps) {
  return (
    <div className="shell">
      <nav className="nav">
        <div className="brand">▣ Supplier Portal</div>
        {suppliers.length > 1 ? (
          <SupplierSwitcher
            suppliers={suppliers}
            supplierId={supplierId}
            onSupplierSelected={onSupplierSelected}
          />
        ) : (
          <div className="switcher">
            <button type="button">…</button>
          </div>
        )}
        {sections.map(([id, label]) => (
          <Link
            key={id}
            className={`section-${id}${id === section ? ' current' : ''}`}
            to={`/${supplierId}/${id}`}
          >
            {label}
          </Link>
        ))}
      </nav>
      <main className="main">{children}</main>
    </div>
  );
}
