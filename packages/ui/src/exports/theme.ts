/**
 * The resets and the custom property values for elements below `data-pk-theme`. Import this entry once when a bundler
 * reads the sources; the published package has the styles in `styles.css`.
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
