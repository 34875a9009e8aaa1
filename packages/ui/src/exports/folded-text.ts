export { FoldedText } from '../components/folded-text/folded-text';
