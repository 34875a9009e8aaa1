/**
 * The resets and the values of the custom properties, for everything below an element with `data-pk-theme`. Import it
 * once where a bundler takes the styles from the sources; the published package has them in `styles.css`.
 *
 * @example
 * ```ts
 * import '@portal-kit/ui/theme';
 *
 * document.documentElement.dataset.pkTheme = 'system';
 * ```
 *
 * @packageDocumentation
 */
import '../theme/themes.css';
import '../theme/base.css';
