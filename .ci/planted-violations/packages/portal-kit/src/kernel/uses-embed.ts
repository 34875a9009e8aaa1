import '../embed/embed-scope';
