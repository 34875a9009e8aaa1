import { UserForm } from 'portal-kit/user-form';
import { ToastRegion } from '../app/toasts';

ToastRegion.preload();

/** Adds a user. */
export default function UserCreatePage() {
  return <UserForm />;
}
