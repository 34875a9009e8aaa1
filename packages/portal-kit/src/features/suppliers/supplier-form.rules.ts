import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, firstMessage, formRules, optional } from '../../forms/fields/rules';
import type { supplierFormMessages } from './supplier-form.messages';

/** First path segments of the portal's own pages. Source: domain, 4.4. */
const reserved = new Set(['login', 'forgot-password', 'reset-password']);

/** The rules of every field, with the bounds of `SupplierRequest`. Source: specification, section 5. */
export function supplierFormRules(texts: FormTexts, labels: ReturnType<typeof supplierFormMessages>) {
  const rules = formRules(texts);
  return {
    supplierId: (text: string) =>
      firstMessage(text, [
        rules.required,
        rules.format(bounds.supplierId, labels.supplierId),
        (id) => (reserved.has(id.trim().toLowerCase()) ? labels.reserved(id.trim()) : undefined),
      ]),
    name: rules.text(bounds.name),
    ttbPermitNumber: optional(rules.format(bounds.ttbPermitNumber, labels.ttbPermitNumber)),
    taxId: optional(rules.numericHyphens, rules.format(bounds.taxId, labels.taxId)),
    website: optional(
      rules.format(bounds.website, labels.website),
      rules.maxLength(bounds.website.maxLength),
    ),
  };
}
