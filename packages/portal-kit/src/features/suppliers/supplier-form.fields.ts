import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { defineAddressFields } from '../../domain/addresses/address.rules';
import { defineContactFields } from '../../domain/contact/contact-fields';
import { partyMessages } from '../../domain/parties/parties.messages';
import { defineFields, type Fields } from '../../forms/fields/fields';
import { allOf, formRules } from '../../forms/fields/rules';
import { formMessages } from '../../forms/record/form.messages';
import type { MessageScope } from '../../kernel/messages/translate';
import { supplierFormMessages } from './supplier-form.messages';
import { emptySupplier, type SupplierFormValues } from './supplier-form.values';
import { suppliersMessages } from './suppliers.messages';

/** First path segments of the portal's own pages. Source: domain, 4.4. */
const reserved = new Set(['login', 'forgot-password', 'reset-password']);

/** Describes the fields of a supplier. Source: specification, section 5. */
export function defineSupplierFields(scope: MessageScope): Fields<SupplierFormValues> {
  const labels = supplierFormMessages(scope);
  const { numericHyphens, format } = formRules(formMessages(scope));
  return defineFields(
    { empty: emptySupplier, bounds, labels },
    {
      ...defineContactFields(scope),
      supplierId: {
        rule: allOf(format(bounds.supplierId, labels.supplierId), (id) =>
          reserved.has(id.trim().toLowerCase()) ? labels.reserved(id.trim()) : undefined,
        ),
      },
      status: { isRequired: true, optionLabels: partyMessages(scope).status },
      inventoryType: { isRequired: true, optionLabels: suppliersMessages(scope).inventoryTypes },
      addresses: { fields: defineAddressFields(scope) },
      taxId: { rule: allOf(numericHyphens, format(bounds.taxId, labels.taxId)) },
      gs1CompanyPrefix: {
        rule: (text) =>
          new RegExp(bounds.gs1CompanyPrefix.pattern).test(text.trim())
            ? undefined
            : labels.gs1CompanyPrefixFormat,
      },
    },
  );
}
