import { Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { Controller, useForm } from 'react-hook-form';
import { createItem } from '../../shared/api';
import { fieldError, type ItemValues, itemFields } from '../../shared/model';

const defaultValues: ItemValues = Object.fromEntries(itemFields.map(({ name }) => [name, '']));

export function ItemForm({ supplierId, onCreated }: { supplierId: string; onCreated: () => void }) {
  const { control, handleSubmit } = useForm<ItemValues>({ mode: 'onChange', defaultValues });
  const submit = async (values: ItemValues) => {
    if (await createItem(supplierId, values)) onCreated();
  };
  return (
    <>
      <Typography variant="h5" sx={{ mb: 2 }}>
        Create Item
      </Typography>
      <Paper
        component="form"
        noValidate
        onSubmit={handleSubmit(submit)}
        sx={{ p: 3, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, maxWidth: 820 }}
      >
        {itemFields.map((itemField) => (
          <Controller
            key={itemField.name}
            name={itemField.name}
            control={control}
            rules={{ validate: (value) => fieldError(itemField, value) || true }}
            render={({ field, fieldState: { error } }) => (
              <TextField
                {...field}
                size="small"
                select={itemField.options !== undefined}
                label={itemField.label}
                error={error !== undefined}
                helperText={error?.message || ' '}
              >
                {itemField.options?.map(([value, label]) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
        ))}
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Paper>
    </>
  );
}
