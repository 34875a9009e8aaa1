// Everything that has styles, for the one style sheet of the package.
import './exports/item-form';
import './exports/item-list';
