import './circle-b';
