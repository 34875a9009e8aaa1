import scanIcon from '@lucide/icons/icons/scan-barcode';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { SearchField } from '@portal-kit/ui/search-field';
import { useState } from 'react';

/** @states default hover focus */
export function States() {
  const [search, setSearch] = useState('');
  return (
    <SearchField
      label="Search items"
      placeholder="Search items"
      clearLabel="Clear search"
      value={search}
      onChange={setSearch}
    />
  );
}

/** The button clears the text. */
export function Filled() {
  const [search, setSearch] = useState('pinot noir');
  return (
    <SearchField
      label="Search items"
      placeholder="Search items"
      clearLabel="Clear search"
      value={search}
      onChange={setSearch}
    />
  );
}

/** The key focuses the field from anywhere on the page. */
export function Shortcut() {
  const [search, setSearch] = useState('');
  return (
    <SearchField
      label="Search orders"
      placeholder="Search orders"
      clearLabel="Clear search"
      value={search}
      onChange={setSearch}
      shortcut="o"
    />
  );
}

export function WithAction() {
  const [search, setSearch] = useState('');
  return (
    <SearchField
      label="Search items"
      placeholder="Search or scan"
      clearLabel="Clear search"
      value={search}
      onChange={setSearch}
      action={<IconButton size="small" label="Scan a barcode" icon={<Icon data={scanIcon} sizePx={18} />} />}
    />
  );
}

/** @narrow */
export function LongText() {
  const [search, setSearch] = useState('Halberd Reserve Cabernet Sauvignon Limited Edition 2018');
  return (
    <SearchField
      label="Search items"
      placeholder="Search items"
      clearLabel="Clear search"
      value={search}
      onChange={setSearch}
    />
  );
}

/** @rtl */
export function RightToLeft() {
  const [search, setSearch] = useState('نبيذ');
  return (
    <SearchField label="بحث" placeholder="بحث" clearLabel="مسح البحث" value={search} onChange={setSearch} />
  );
}
