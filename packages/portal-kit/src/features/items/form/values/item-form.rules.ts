import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import {
  type FormTexts,
  firstMessage,
  formRules,
  latestVintage,
  optional,
  type Rule,
} from '../../../../forms/fields/rules';
import type { itemFormMessages } from '../item-form.messages';
import type { ItemFormValues } from './item-form.values';

type ItemFormTexts = ReturnType<typeof itemFormMessages>;

/** The rules of every field, with the bounds of `ItemRequest`. Source: specification, section 5. */
export function itemFormRules(texts: FormTexts, labels: ItemFormTexts) {
  const rules = formRules(texts);
  const whole = (bound: { minimum: number; maximum: number }) => [rules.numericNotZero, rules.range(bound)];
  const year: Rule = (value) => {
    const next = latestVintage();
    return Number(value) < 1900 || Number(value) > next ? texts.yearRange(1900, next) : undefined;
  };
  const all = {
    sku: rules.text(bounds.sku),
    description: rules.text(bounds.description),
    brand: rules.text(bounds.brand),
    type: rules.required,
    size: (value) =>
      firstMessage(value, [rules.required, rules.upToTwoDecimalsNotZero, rules.range(bounds.size)]),
    sizeUom: rules.required,
    bottlesPerCase: (value) => firstMessage(value, [rules.required, ...whole(bounds.bottlesPerCase)]),
    itemStatus: rules.required,
    vintage: optional((value) =>
      value.trim().toUpperCase() === 'NV' ? undefined : firstMessage(value, [rules.numericOnly, year]),
    ),
    appellation: rules.optionalText(bounds.appellation),
    varietal: rules.optionalText(bounds.varietal),
    region: rules.optionalText(bounds.region),
    spiritClass: rules.optionalText(bounds.spiritClass),
    upc: optional(rules.numericOnly, rules.digits(labels.upc, 12), rules.checkDigit(labels.upc)),
    caseUpc: optional(rules.numericOnly, rules.digits(labels.caseUpc, 14), rules.checkDigit(labels.caseUpc)),
    nabcaCode: optional(rules.numericHyphens, (value) =>
      new RegExp(bounds.nabcaCode.pattern).test(value.trim()) ? undefined : texts.format(labels.nabcaCode),
    ),
    colaNumber: optional(rules.numericOnly, rules.digits(labels.colaNumber, 14)),
    caseWeightLbs: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseWeightLbs)),
    caseLengthIn: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseLengthIn)),
    caseWidthIn: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseWidthIn)),
    caseHeightIn: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseHeightIn)),
    nmfcNumber: rules.optionalText(bounds.nmfcNumber),
    casesPerLayer: optional(...whole(bounds.casesPerLayer)),
    layersPerPallet: optional(...whole(bounds.layersPerPallet)),
    minStockCases: optional(rules.numericOnly, rules.range(bounds.minStockCases)),
  } satisfies Partial<Record<keyof ItemFormValues, Rule>>;
  return {
    ...all,
    /** The strength: required for every type except Non-Alcoholic, 0 to 95 with one decimal. */
    alcoholByVolume: (value: string, { type }: Pick<ItemFormValues, 'type'>) =>
      firstMessage(value, [
        type === 'N' ? () => undefined : rules.required,
        optional(
          (abv) => (/^\d{1,2}(\.\d?)?$/.test(abv.trim()) ? undefined : texts.numericOnly),
          rules.range(bounds.alcoholByVolume),
        ),
      ]),
  };
}
