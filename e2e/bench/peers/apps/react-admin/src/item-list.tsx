import { Chip } from '@mui/material';
import { DataTable, List, Pagination, TextInput } from 'react-admin';
import { pageSizes } from '../../shared/list-state';
import { cellText, columns, type Item, statusColors } from '../../shared/model';

const filters = [<TextInput key="q" source="q" label="Search items" alwaysOn resettable />];

const renderStatus = (item: Item) => (
  <Chip
    size="small"
    variant="outlined"
    color={statusColors[item.itemStatus]}
    label={cellText(item, 'itemStatus')}
  />
);

export const ItemList = () => (
  <List
    title="Items"
    filters={filters}
    debounce={300}
    perPage={10}
    sort={{ field: 'sku', order: 'ASC' }}
    exporter={false}
    pagination={<Pagination rowsPerPageOptions={pageSizes} />}
  >
    <DataTable rowClick="show" bulkActionButtons={false}>
      {columns.map(([id, label]) => (
        <DataTable.Col
          key={id}
          source={id}
          label={label}
          render={id === 'itemStatus' ? renderStatus : (item: Item) => cellText(item, id)}
        />
      ))}
    </DataTable>
  </List>
);
