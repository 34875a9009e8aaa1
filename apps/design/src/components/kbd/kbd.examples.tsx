import { Kbd } from '@portal-kit/ui/kbd';
import { row } from '../example-layout.css';

export function Keys() {
  return (
    <div className={row}>
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
