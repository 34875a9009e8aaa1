import { Kbd } from '@portal-kit/ui/kbd';
import { row } from '../example-layout';

export function Keys() {
  return (
    <div style={row}>
      <Kbd>/</Kbd>
      <Kbd>Ctrl K</Kbd>
      <Kbd>?</Kbd>
    </div>
  );
}

export function InText() {
  return (
    <p>
      Search or jump to… <Kbd>Ctrl K</Kbd>
    </p>
  );
}
