import '../theme/themes.css';
import '../theme/base.css';
