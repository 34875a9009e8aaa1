import type { Order } from '@portal-kit/sdk/orders';
import { useId } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';

/** Why an order failed, each problem with the place that it is about. Nothing for one that has not. */
export function OrderFailure({ order }: { order: Order }) {
  const texts = useMessages(orderDetailsMessages);
  const titleId = useId();
  const { failure, lineItems } = order;
  if (!failure) return null;
  const placeOf = (fieldPath: string) => {
    const [, index, field = ''] = /^lineItems\[(\d+)\]\.?(.*)$/.exec(fieldPath) ?? [];
    if (index !== undefined) {
      const line = lineItems[Number(index)]?.lineItemNumber ?? Number(index) + 1;
      return texts.lineField(line, texts.lineFields[field] ?? field);
    }
    const [name = '', part] = fieldPath.replace(/^details\./, '').split('.');
    const named = texts.fields[name] ?? (texts as unknown as Readonly<Record<string, unknown>>)[name];
    const party = Object.hasOwn(texts.parties, name)
      ? texts.parties[name as keyof typeof texts.parties]
      : named;
    if (typeof party !== 'string') return fieldPath;
    return part ? `${party} (${part})` : party;
  };
  return (
    <section aria-labelledby={titleId} className={css.failure}>
      <h2 id={titleId} className={css.failureTitle}>
        {texts.failure}
      </h2>
      <p className={css.failureText}>{failure.message}</p>
      {failure.validationErrors.length > 0 && (
        <ul className={css.problems}>
          {failure.validationErrors.map(({ fieldPath, message }, index) => (
            <li key={index}>{texts.problem(placeOf(fieldPath), message)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
