import { type ChangeEvent, type FormEvent, useState } from 'react';
import { createItem } from '../api';
import { fieldError, type ItemField, type ItemValues, itemFields } from '../model';

interface ItemFormProps {
  readonly supplierId: string;
  readonly onCreated: () => void;
}

/** The form that creates an item, with one state for all values and a message for every invalid field. */
export function ItemForm({ supplierId, onCreated }: ItemFormProps) {
  const [values, setValues] = useState<ItemValues>({});
  const [errors, setErrors] = useState<ItemValues>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = Object.fromEntries(
      itemFields.map((field) => [field.name, fieldError(field, values[field.name] ?? '')]),
    );
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    if (await createItem(supplierId, values)) onCreated();
  };
  const change = (field: ItemField) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { value } = event.target;
    setValues((current) => ({ ...current, [field.name]: value }));
    setErrors((current) => ({ ...current, [field.name]: fieldError(field, value) }));
  };
  return (
    <>
      <div className="head">
        <h1>Create Item</h1>
      </div>
      <form className="form" noValidate onSubmit={submit}>
        {itemFields.map((field) => (
          <label key={field.name} htmlFor={field.name}>
            {field.label}
            {field.options ? (
              <select
                id={field.name}
                name={field.name}
                value={values[field.name] ?? ''}
                onChange={change(field)}
              >
                <option value="" />
                {field.options.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={field.name}
                name={field.name}
                autoComplete="off"
                value={values[field.name] ?? ''}
                onChange={change(field)}
              />
            )}
            <span className="error">{errors[field.name]}</span>
          </label>
        ))}
        <button type="submit" className="primary">
          Add
        </button>
      </form>
    </>
  );
}
