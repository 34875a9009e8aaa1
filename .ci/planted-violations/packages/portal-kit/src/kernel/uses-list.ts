import '../lists/list';
