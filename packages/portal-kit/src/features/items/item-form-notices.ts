/** What stands above the form's fields for some, fetched as one. */
export { DraftOffer } from '../../forms/draft-offer';
export { ItemConflict } from './item-conflict';
