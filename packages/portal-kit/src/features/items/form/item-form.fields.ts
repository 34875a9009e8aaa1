import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { defineFields, type Fields } from '../../../forms/fields/fields';
import { allOf, formRules, latestVintage, type Rule } from '../../../forms/fields/rules';
import { formMessages } from '../../../forms/record/form.messages';
import type { MessageScope } from '../../../kernel/messages/translate';
import { itemsMessages } from '../list/items.messages';
import { itemFormMessages } from './item-form.messages';
import { emptyItem, type ItemFormValues } from './values/item-form.values';

/** Describes the fields of an item. Source: specification, section 5. */
export function defineItemFields(scope: MessageScope): Fields<ItemFormValues> {
  const labels = itemFormMessages(scope);
  const texts = formMessages(scope);
  const rules = formRules(texts);
  const matches =
    (pattern: string, label: string): Rule =>
    (text) =>
      new RegExp(pattern).test(text.trim()) ? undefined : texts.format(label);
  const year: Rule = (text) => {
    const latest = latestVintage();
    return Number(text) < 1900 || Number(text) > latest ? texts.yearRange(1900, latest) : undefined;
  };
  return defineFields(
    { empty: emptyItem, bounds, labels },
    {
      itemStatus: { isRequired: true, optionLabels: itemsMessages(scope).status },
      // Required for every type except Non-Alcoholic, with one decimal.
      alcoholByVolume: {
        isRequired: ({ type }) => type !== 'N',
        rule: allOf(
          (text) => (/^\d{1,2}(\.\d?)?$/.test(text.trim()) ? undefined : texts.numericOnly),
          rules.range(bounds.alcoholByVolume),
        ),
      },
      vintage: {
        rule: (text) =>
          text.trim().toUpperCase() === 'NV' ? undefined : allOf(rules.numericOnly, year)(text),
      },
      upc: { rule: allOf(rules.numericOnly, rules.digits(labels.upc, 12), rules.checkDigit(labels.upc)) },
      caseUpc: {
        rule: allOf(rules.numericOnly, rules.digits(labels.caseUpc, 14), rules.checkDigit(labels.caseUpc)),
      },
      nabcaCode: { rule: allOf(rules.numericHyphens, matches(bounds.nabcaCode.pattern, labels.nabcaCode)) },
      colaNumber: { rule: allOf(rules.numericOnly, rules.digits(labels.colaNumber, 14)) },
      containerType: { optionLabels: labels.containers },
    },
  );
}
