import { Skeleton } from '@portal-kit/ui/skeleton';
import { stack } from '../example-layout';

/** One block for each missing text. `DataTable` and `FactList` show their own placeholders. */
export function Lines() {
  return (
    <div style={stack}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
