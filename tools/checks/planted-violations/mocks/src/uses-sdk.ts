import '../../packages/sdk/src/index';
