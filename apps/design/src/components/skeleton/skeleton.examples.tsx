import { Skeleton } from '@portal-kit/ui/skeleton';
import { stack } from '../example-layout.css';

export function Lines() {
  return (
    <div className={stack}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** The placeholder has the height of the text that it replaces. */
export function InText() {
  return (
    <p>
      Available: <Skeleton />
    </p>
  );
}
