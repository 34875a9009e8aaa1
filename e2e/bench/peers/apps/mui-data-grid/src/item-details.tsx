import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getJson, itemPath } from '../../shared/api';
import { cellText, columns, type Item } from '../../shared/model';

export function ItemDetailsScreen({ supplierId }: { supplierId: string }) {
  const { itemId = '' } = useParams();
  const { data: item } = useQuery({
    queryKey: ['item', supplierId, itemId],
    queryFn: () => getJson<Item>(itemPath(supplierId, itemId)),
  });
  return (
    <>
      <Typography variant="h5">Item</Typography>
      {item && (
        <Paper data-details sx={{ p: 2 }}>
          {columns.map(([id, label]) => (
            <Box key={id} sx={{ display: 'grid', gridTemplateColumns: '200px 1fr' }}>
              <Typography color="text.secondary">{label}</Typography>
              <Typography>{cellText(item, id)}</Typography>
            </Box>
          ))}
        </Paper>
      )}
    </>
  );
}
