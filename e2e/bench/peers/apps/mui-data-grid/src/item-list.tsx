import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getJson } from '../../shared/api';
import {
  itemsPath,
  type ListState,
  listStateParams,
  pageSizes,
  readListState,
} from '../../shared/list-state';
import { cellText, columns, type Item, type ListResponse, statusColors } from '../../shared/model';
import { useDelayedSearch } from '../../shared/use-delayed-search';

type Column = GridColDef<Item, string | number>;

const cellRenderers = (supplierId: string): Readonly<Record<string, Column['renderCell']>> => ({
  sku: ({ row, value }) => <Link to={`/${supplierId}/items/${row.id}`}>{value}</Link>,
  itemStatus: ({ row, value }) => (
    <Chip size="small" variant="outlined" color={statusColors[row.itemStatus]} label={value} />
  ),
});

function columnsOf(supplierId: string): Column[] {
  const renderers = cellRenderers(supplierId);
  return columns.map(([id, label]) => ({
    field: id,
    headerName: label,
    flex: id === 'description' ? 2 : 1,
    minWidth: 90,
    sortingOrder: ['asc', 'desc'],
    valueGetter: (_, item) => cellText(item, id),
    renderCell: renderers[id],
  }));
}

export function ItemList({ supplierId }: { supplierId: string }) {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const { page, size, orderBy, order } = state;
  const { data: response, isFetching } = useQuery({
    queryKey: ['items', supplierId, state],
    queryFn: () => getJson<ListResponse<Item>>(itemsPath(supplierId, state)),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Partial<ListState>) =>
    setParams(listStateParams({ ...state, ...changes }), { replace: true });
  const search = useDelayedSearch((text) => change({ search: text, page: 0 }));
  const gridColumns = useMemo(() => columnsOf(supplierId), [supplierId]);
  const sortModel = useMemo(
    () => [{ field: orderBy, sort: order === 'ASC' ? ('asc' as const) : ('desc' as const) }],
    [orderBy, order],
  );
  const paginationModel = useMemo(() => ({ page, pageSize: size }), [page, size]);
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h5">Items</Typography>
        <Button className="create" variant="contained" component={Link} to={`/${supplierId}/items/create`}>
          Create item
        </Button>
      </Stack>
      <TextField
        type="search"
        size="small"
        fullWidth
        placeholder="Search items"
        defaultValue={state.search}
        onChange={search}
      />
      <Typography sx={{ my: 1 }}>Total Items ({response?.meta.total ?? 0})</Typography>
      <Box sx={{ height: 'calc(100vh - 210px)' }}>
        <DataGrid
          columns={gridColumns}
          rows={response?.data ?? []}
          rowCount={response?.meta.total ?? 0}
          loading={isFetching && !response}
          paginationMode="server"
          sortingMode="server"
          disableColumnFilter
          disableRowSelectionOnClick
          pageSizeOptions={pageSizes}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) =>
            change({ page: model.pageSize === size ? model.page : 0, size: model.pageSize })
          }
          sortModel={sortModel}
          onSortModelChange={([sorted]) =>
            change({
              orderBy: sorted?.field ?? 'sku',
              order: (sorted?.sort ?? 'asc').toUpperCase(),
              page: 0,
            })
          }
        />
      </Box>
    </>
  );
}
