import { vars } from '@portal-kit/ui/style';
import * as css from './component-page-view.css';

const colors: Readonly<Record<string, string>> = vars.color;

/** The tokens in the styles of a component. */
export function TokenList({ tokens }: { tokens: readonly string[] }) {
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens" className={css.title}>
        Tokens
      </h2>
      {tokens.length === 0 ? (
        <p className={css.text}>The component has no styles of its own.</p>
      ) : (
        <ul className={css.tokens}>
          {tokens.map((token) => {
            const [group, name = ''] = token.split('.');
            return (
              <li key={token} className={css.token}>
                {group === 'color' && (
                  <span aria-hidden="true" className={css.swatch} style={{ background: colors[name] }} />
                )}
                <code>{token}</code>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
