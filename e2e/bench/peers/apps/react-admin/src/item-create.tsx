import { Create, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { fieldError, type ItemField, itemFields } from '../../shared/model';

const validatorOf = (field: ItemField) => (value: unknown) =>
  fieldError(field, value === undefined || value === null ? '' : String(value)) || undefined;

const fields = itemFields.map((field) => ({ ...field, validate: validatorOf(field) }));

export const ItemCreate = () => (
  <Create redirect="list" title="Create Item">
    <SimpleForm mode="onChange">
      {fields.map(({ name, label, options, validate }) =>
        options ? (
          <SelectInput
            key={name}
            source={name}
            label={label}
            validate={validate}
            choices={options.map(([id, text]) => ({ id, name: text }))}
          />
        ) : (
          <TextInput key={name} source={name} label={label} validate={validate} />
        ),
      )}
    </SimpleForm>
  </Create>
);
