export { default } from './items.json';
