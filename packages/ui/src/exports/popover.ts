export { Popover, type PopoverProps } from '../components/popover/popover';
