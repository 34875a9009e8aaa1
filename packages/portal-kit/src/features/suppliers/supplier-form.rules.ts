import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, firstMessage, formRules } from '../../forms/fields/rules';
import type { supplierFormMessages } from './supplier-form.messages';

/** First path segments of the portal's own pages. Source: domain, 4.4. */
const reserved = new Set(['login', 'forgot-password', 'reset-password']);

/** Rules in addition to the bounds of `SupplierRequest`. Source: specification, section 5. */
export function supplierFormRules(texts: FormTexts, labels: ReturnType<typeof supplierFormMessages>) {
  const rules = formRules(texts);
  return {
    supplierId: (text: string) =>
      firstMessage(text, [
        rules.bound(bounds.supplierId, labels.supplierId),
        (id) => (reserved.has(id.trim().toLowerCase()) ? labels.reserved(id.trim()) : undefined),
      ]),
    gs1CompanyPrefix: (text: string) =>
      text.trim() === '' || new RegExp(bounds.gs1CompanyPrefix.pattern).test(text.trim())
        ? undefined
        : labels.gs1CompanyPrefixFormat,
    taxId: (text: string) =>
      firstMessage(text, [rules.numericHyphens, rules.bound(bounds.taxId, labels.taxId)]),
  };
}
