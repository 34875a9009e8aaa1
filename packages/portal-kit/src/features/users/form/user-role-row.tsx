import trashIcon from '@lucide/icons/icons/trash';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { useMemo } from 'react';
import { withFieldGroup } from '../../../forms/fields/form-hook';
import { keepFocus } from '../../../forms/focus/focus-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usersMessages } from '../list/users.messages';
import { rolesByType } from './user-form.fields';
import type { userFormMessages } from './user-form.messages';
import { emptyRole } from './user-form.values';
import * as css from './users.css';

/** A supplier option; `detail` is the supplier id. */
export interface SupplierChoice {
  id: string;
  label: string;
  detail?: string;
}

export interface UserRoleRowProps {
  roleType: string;
  /** Index of the row. */
  index: number;
  /** The options of this row; `undefined` while the options load. Keep the array stable between renders. */
  suppliers: readonly SupplierChoice[] | undefined;
  /** The suppliers chosen in other rows. */
  taken: readonly string[];
  texts: ReturnType<typeof userFormMessages>;
  /** Default: the row cannot be removed. */
  onRemove?: ((form: HTMLFormElement | null) => void) | undefined;
}

const none: readonly SupplierChoice[] = [];

/** A supplier and the user's role for this supplier: `<UserRoleRow form={form} fields="supplierRoles[0]" … />`. */
export const UserRoleRow = withFieldGroup({
  defaultValues: emptyRole,
  props: {} as UserRoleRowProps,
  render: function UserRoleRow({ group, roleType, index, suppliers, taken, texts, onRemove }) {
    const { roles } = useMessages(usersMessages);
    const takenIds = taken.join();
    const options = useMemo(() => {
      const ids = new Set(takenIds.split(','));
      return suppliers?.filter(({ id }) => !ids.has(id)) ?? none;
    }, [suppliers, takenIds]);
    const roleOptions = useMemo(
      () => (rolesByType[roleType] ?? []).map((id) => ({ id, label: roles[id] ?? id })),
      [roleType, roles],
    );
    return (
      // biome-ignore lint/a11y/useSemanticElements: some browsers do not lay out a fieldset as a grid
      <div role="group" aria-label={texts.row(index + 1)} className={css.roleRow}>
        <div className={css.wholeLine}>
          <group.AppField name="supplierId">
            {(field) => (
              <field.Choice
                span="none"
                isSearchable
                options={options}
                {...(!suppliers && { emptyText: texts.suppliersLoading })}
              />
            )}
          </group.AppField>
        </div>
        <div className={onRemove ? undefined : css.wholeLine}>
          <group.AppField name="role">
            {(field) => <field.Choice span="none" options={roleOptions} />}
          </group.AppField>
        </div>
        {onRemove && (
          <group.Subscribe selector={({ values }) => values.supplierId}>
            {(supplierId) => (
              <IconButton
                className={css.remove}
                label={texts.remove(supplierId)}
                icon={<Icon data={trashIcon} sizePx={18} />}
                onMouseDown={keepFocus}
                onClick={(event) => onRemove(event.currentTarget.form)}
              />
            )}
          </group.Subscribe>
        )}
      </div>
    );
  },
});
