import { Link } from 'wouter';
import * as css from './session.css';

export function BackToSignIn({ text }: { text: string }) {
  return (
    <div className={css.links}>
      <Link href="/login" className={css.link}>
        {text}
      </Link>
    </div>
  );
}
