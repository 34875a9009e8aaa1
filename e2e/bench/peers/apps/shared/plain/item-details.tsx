import { cellText, columns, type Item } from '../model';

/** The values of an item. `item` is undefined while it loads. */
export function ItemDetails({ item }: { readonly item: Item | undefined }) {
  return (
    <>
      <div className="head">
        <h1>Item</h1>
      </div>
      {item && (
        <dl data-details>
          {columns.map(([id, label]) => (
            <div key={id} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{cellText(item, id)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
