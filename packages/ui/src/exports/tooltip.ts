export { TooltipTarget, type TooltipTargetProps } from '../components/tooltip/tooltip-target';
