import '../../ui/src/button';
