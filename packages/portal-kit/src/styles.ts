// Everything that has styles, for the one style sheet of the package.
import './exports/bulk-upload';
import './exports/bulk-upload-results';
import './exports/customer-form';
import './exports/customer-list';
import './exports/item-details';
import './exports/item-form';
import './exports/item-list';
import './exports/item-picker';
import './exports/order-details';
import './exports/order-list';
import './exports/supplier-form';
import './exports/supplier-list';
import './exports/user-form';
import './exports/user-list';
import './exports/warehouse-form';
import './exports/warehouse-list';
