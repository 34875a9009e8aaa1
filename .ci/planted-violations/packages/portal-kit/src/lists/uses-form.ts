import '../forms/form';
