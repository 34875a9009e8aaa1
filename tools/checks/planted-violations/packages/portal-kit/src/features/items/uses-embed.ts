import '../../embed/embed-scope';
