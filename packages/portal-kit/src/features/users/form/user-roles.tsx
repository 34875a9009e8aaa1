import plusIcon from '@lucide/icons/icons/plus';
import { userRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { listSuppliersContract } from '@portal-kit/sdk/contract';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { Button } from '@portal-kit/ui/button';
import { FormCell } from '@portal-kit/ui/form-layout';
import { Icon } from '@portal-kit/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withFieldGroup } from '../../../forms/fields/form-hook';
import { useServerError } from '../../../forms/fields/server-errors';
import { focusAfterRender, keepFocus } from '../../../forms/focus/focus-form';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { allSuppliers } from '../list/role-text';
import type { userFormMessages } from './user-form.messages';
import { emptyRole } from './user-form.values';
import { type SupplierChoice, UserRoleRow } from './user-role-row';

export interface UserRolesProps {
  roleType: string;
  texts: ReturnType<typeof userFormMessages>;
}

/**
 * Returns the options of a row: every supplier by name, or one option for all suppliers. Source: specification,
 * sections 5 and 9.
 */
function useSupplierChoices(roleType: string, texts: UserRolesProps['texts']) {
  const { sdk } = usePortal();
  const isGlobal = roleType === 'GLOBAL';
  const { data, isError, refetch } = useQuery(
    {
      ...supplierQueries.list(sdk, {
        limit: listSuppliersContract.query.limit.maximum,
        sortBy: 'name',
        sortDirection: 'ASC',
      }),
      enabled: !isGlobal,
    },
    usePortalQueryClient(),
  );
  const suppliers = useMemo(
    () =>
      isGlobal
        ? [{ id: allSuppliers, label: texts.allSuppliers }]
        : data?.rows.flatMap(({ supplierId, name }): SupplierChoice | [] =>
            supplierId
              ? { id: supplierId, label: name || supplierId, ...(name && { detail: supplierId }) }
              : [],
          ),
    [isGlobal, data, texts],
  );
  return { suppliers, retry: isError && data === undefined ? () => void refetch() : undefined };
}

/** The user's role for each supplier, one row per supplier. */
export const UserRoles = withFieldGroup({
  defaultValues: { supplierRoles: [emptyRole] },
  props: {} as UserRolesProps,
  render: function UserRoles({ group, roleType, texts }) {
    const kernel = useMessages(kernelMessages);
    const server = useServerError('supplierRoles');
    const { suppliers, retry } = useSupplierChoices(roleType, texts);
    const maxRows =
      roleType === 'GLOBAL' ? 1 : Math.min(bounds.supplierRoles.maxItems, suppliers?.length ?? 1);
    return (
      <group.AppField name="supplierRoles" mode="array">
        {(field) => (
          <group.Subscribe selector={({ values }) => values.supplierRoles}>
            {(rows) => (
              <>
                {retry && (
                  <FormCell span="full">
                    <p role="alert">
                      {texts.suppliersFailed} <Button onClick={retry}>{kernel.retry}</Button>
                    </p>
                  </FormCell>
                )}
                {rows.map((_, index) => (
                  <FormCell key={index} span="full">
                    <UserRoleRow
                      form={group}
                      fields={`supplierRoles[${index}]`}
                      roleType={roleType}
                      index={index}
                      suppliers={suppliers}
                      taken={rows.filter((_, other) => other !== index).map(({ supplierId }) => supplierId)}
                      texts={texts}
                      onRemove={
                        index === 0
                          ? undefined
                          : (form) => {
                              // The server's messages refer to the old row indexes.
                              server.clear();
                              void field.removeValue(index);
                              focusAfterRender(form, '[data-add-role] button');
                            }
                      }
                    />
                  </FormCell>
                ))}
                {rows.length < maxRows && (
                  <FormCell span="full">
                    <span data-add-role="">
                      <Button
                        icon={<Icon data={plusIcon} sizePx={16} />}
                        onMouseDown={keepFocus}
                        onClick={(event) => {
                          const { form } = event.currentTarget;
                          field.pushValue(emptyRole);
                          focusAfterRender(form, `[name="supplierRoles[${rows.length}].supplierId"]`);
                        }}
                      >
                        {texts.addSupplier}
                      </Button>
                    </span>
                  </FormCell>
                )}
              </>
            )}
          </group.Subscribe>
        )}
      </group.AppField>
    );
  },
});
