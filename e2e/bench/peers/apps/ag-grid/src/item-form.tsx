import { useForm } from 'react-hook-form';
import { createItem } from '../../shared/api';
import { fieldError, type ItemValues, itemFields } from '../../shared/model';

export function ItemForm({ supplierId, onCreated }: { supplierId: string; onCreated: () => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<ItemValues>({ mode: 'onChange' });
  const submit = async (values: ItemValues) => {
    if (await createItem(supplierId, values)) onCreated();
  };
  return (
    <>
      <div className="head">
        <h1>Create Item</h1>
      </div>
      <form className="form" noValidate onSubmit={handleSubmit(submit)}>
        {itemFields.map((field) => {
          const props = register(field.name, { validate: (value) => fieldError(field, value || '') || true });
          return (
            <label key={field.name} htmlFor={field.name}>
              {field.label}
              {field.options ? (
                <select id={field.name} {...props}>
                  <option value="" />
                  {field.options.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              ) : (
                <input id={field.name} autoComplete="off" {...props} />
              )}
              <span className="error">{errors[field.name]?.message}</span>
            </label>
          );
        })}
        <button type="submit" className="primary">
          Add
        </button>
      </form>
    </>
  );
}
