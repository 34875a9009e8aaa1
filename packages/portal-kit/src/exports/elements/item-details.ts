export {
  defineItemDetailsElement,
  type ItemDetailsElement,
  mountItemDetails,
} from '../../elements/item-details.element';
