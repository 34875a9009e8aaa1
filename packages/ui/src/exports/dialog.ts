export { Dialog, type DialogProps } from '../components/dialog/dialog';
