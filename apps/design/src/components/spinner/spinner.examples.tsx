import { Spinner } from '@portal-kit/ui/spinner';
import { row } from '../example-layout';

/** With reduced motion, the spinner fades instead of rotating. */
export function Sizes() {
  return (
    <div style={row}>
      <Spinner sizePx={16} />
      <Spinner sizePx={24} />
    </div>
  );
}

export function Labeled() {
  return <Spinner label="Loading orders" />;
}
