import '../../../sdk/src/resources/items';
