import { Autocomplete, Box, TextField } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { fetchSuppliers } from '../../shared/api';
import type { Supplier } from '../../shared/model';

let loadedSuppliers: readonly Supplier[] = [];

export function SupplierSwitcher() {
  const { supplierId } = useParams();
  const navigate = useNavigate();
  const [suppliers, setSuppliers] = useState(loadedSuppliers);
  useEffect(() => {
    if (loadedSuppliers.length > 0) return;
    fetchSuppliers().then(({ data }) => {
      loadedSuppliers = data;
      setSuppliers(data);
    });
  }, []);
  const current = useMemo(
    () => suppliers.find((supplier) => supplier.supplierId === supplierId) ?? null,
    [suppliers, supplierId],
  );
  if (suppliers.length < 2) return null;
  return (
    <Box sx={{ px: 2 }}>
      <Autocomplete
        options={suppliers}
        value={current}
        disableClearable={current !== null}
        getOptionLabel={({ name }) => name}
        getOptionKey={(supplier) => supplier.supplierId}
        isOptionEqualToValue={(option, value) => option.supplierId === value.supplierId}
        onChange={(_, supplier) => supplier && navigate(`/${supplier.supplierId}/items`)}
        renderInput={(props) => <TextField {...props} label="Supplier" size="small" margin="normal" />}
      />
    </Box>
  );
}
