export { IsolatedText } from '../components/isolated-text/isolated-text';
