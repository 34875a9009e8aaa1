import '../../tools/uses-source.mjs';
