import { followLink } from '../shell/follow-link';
import * as css from './session.css';

export function BackToSignIn({ text }: { text: string }) {
  return (
    <div className={css.links}>
      <a href="/login" className={css.link} onClick={followLink}>
        {text}
      </a>
    </div>
  );
}
