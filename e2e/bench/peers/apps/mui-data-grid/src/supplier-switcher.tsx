import { Autocomplete, TextField } from '@mui/material';
import { forwardRef, type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { List, type RowComponentProps } from 'react-window';
import type { Supplier } from '../../shared/model';

const optionHeightPx = 36;
const visibleOptions = 9;

interface Option {
  readonly props: HTMLAttributes<HTMLLIElement> & { readonly key?: unknown };
  readonly label: string;
}

function OptionRow({ index, style, options }: RowComponentProps<{ options: readonly Option[] }>) {
  const option = options[index];
  if (!option) return null;
  const { key: _, ...props } = option.props;
  return (
    <li {...props} style={{ ...style, ...props.style }}>
      {option.label}
    </li>
  );
}

/** A virtual list box, as the documentation of MUI recommends for many options. */
const VirtualListbox = forwardRef<HTMLDivElement, HTMLAttributes<HTMLElement>>(function VirtualListbox(
  { children, ...props },
  ref,
) {
  const options = children as unknown as readonly Option[];
  return (
    <div ref={ref} {...props} style={{ ...props.style, padding: 0, maxHeight: 'none', overflow: 'visible' }}>
      <List
        rowComponent={OptionRow}
        rowCount={options.length}
        rowHeight={optionHeightPx}
        rowProps={{ options }}
        style={{ height: Math.min(visibleOptions, options.length) * optionHeightPx }}
      />
    </div>
  );
});

interface SupplierSwitcherProps {
  readonly suppliers: readonly Supplier[];
  readonly supplierId: string;
}

export function SupplierSwitcher({ suppliers, supplierId }: SupplierSwitcherProps) {
  const navigate = useNavigate();
  const current = useMemo(
    () => suppliers.find((supplier) => supplier.supplierId === supplierId) ?? null,
    [suppliers, supplierId],
  );
  return (
    <Autocomplete
      options={suppliers}
      value={current}
      disableClearable={current !== null}
      disableListWrap
      getOptionLabel={({ name }) => name}
      getOptionKey={(supplier) => supplier.supplierId}
      isOptionEqualToValue={(option, value) => option.supplierId === value.supplierId}
      onChange={(_, supplier) => supplier && navigate(`/${supplier.supplierId}/items`)}
      slotProps={{ listbox: { component: VirtualListbox } }}
      renderOption={(props, { name }) => ({ props, label: name }) as unknown as ReactNode}
      renderInput={(props) => <TextField {...props} label="Supplier" size="small" margin="normal" />}
    />
  );
}
