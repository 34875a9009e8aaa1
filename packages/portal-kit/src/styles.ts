// Everything that has styles, for the one style sheet of the package.
import './exports/bulk-upload';
import './exports/bulk-upload-results';
import './exports/item-details';
import './exports/item-form';
import './exports/item-list';
import './exports/item-picker';
import './exports/order-details';
import './exports/order-lines';
import './exports/order-list';
import './exports/order-wizard';
