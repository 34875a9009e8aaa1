export { type ModalStanding, ModalStandingContext } from '../components/dialog/modal-standing';
