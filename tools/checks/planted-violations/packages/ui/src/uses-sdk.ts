import '../../sdk/src/index';
