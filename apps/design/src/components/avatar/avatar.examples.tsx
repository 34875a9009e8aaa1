import { Avatar } from '@portal-kit/ui/avatar';
import { row } from '../example-layout';

export function Names() {
  return (
    <div style={row}>
      <Avatar name="Dana Reyes" />
      <Avatar name="karl@portal.example" />
      <Avatar name="Nora" />
      <Avatar name="" />
    </div>
  );
}

/** Only the first and the last word count. */
export function LongText() {
  return <Avatar name="Maria Alejandra Fernanda de la Fuente y Montoya" />;
}

/** @rtl */
export function RightToLeft() {
  return <Avatar name="دانا رييس" />;
}
