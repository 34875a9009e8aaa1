export {
  Button,
  type ButtonProps,
  type ButtonTone,
  IconButton,
  type IconButtonProps,
} from '../components/button/button';
export { ButtonLink, type ButtonLinkProps } from '../components/button/button-link';
