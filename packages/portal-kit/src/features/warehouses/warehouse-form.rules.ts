import { warehouseRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, firstMessage, formRules, optional } from '../../forms/fields/rules';
import type { warehouseFormMessages } from './warehouse-form.messages';
import type { WarehouseFormValues } from './warehouse-form.values';

/** The rules of every field, with the bounds of `WarehouseRequest`. Source: specification, section 5. */
export function warehouseFormRules(texts: FormTexts, labels: ReturnType<typeof warehouseFormMessages>) {
  const rules = formRules(texts);
  return {
    warehouseId: (text: string) =>
      firstMessage(text, [rules.required, rules.format(bounds.warehouseId, labels.warehouseId)]),
    name: rules.text(bounds.name),
    bondRegistryNumber: (text: string, isBonded: string) =>
      (isBonded === 'Y' ? rules.text : rules.optionalText)(bounds.bondRegistryNumber)(text),
    ftzNumber: rules.optionalText(bounds.ftzNumber),
    customsFirmsCode: optional(rules.format(bounds.customsFirmsCode, labels.customsFirmsCode)),
    timeZone: rules.required,
    /** A time window needs both ends or none, and ends after it starts. */
    from: (text: string, { to }: WarehouseFormValues['receivingHours']) =>
      to === '' ? undefined : rules.required(text),
    to: (text: string, { from }: WarehouseFormValues['receivingHours']) => {
      if (from === '') return undefined;
      return rules.required(text) ?? (text <= from ? labels.beforeStart : undefined);
    },
  };
}
