import '../../../packages/ui/src/button';
