import './circle-a';
