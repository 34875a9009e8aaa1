import { FunctionField, Show, SimpleShowLayout } from 'react-admin';
import { cellText, columns, type Item } from '../../shared/model';

export const ItemShow = () => (
  <Show title="Item">
    <SimpleShowLayout>
      {columns.map(([id, label]) => (
        <FunctionField<Item> key={id} label={label} render={(item) => cellText(item, id)} />
      ))}
    </SimpleShowLayout>
  </Show>
);
