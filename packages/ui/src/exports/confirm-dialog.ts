export { ConfirmDialog, type ConfirmDialogProps } from '../components/dialog/confirm-dialog';
