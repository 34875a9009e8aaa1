export { Card, type CardProps, type Fact, FactList } from '../patterns/card/card';
