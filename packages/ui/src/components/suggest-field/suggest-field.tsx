import searchIcon from '@lucide/icons/icons/search';
import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import type { ListOption } from '../listbox/listbox';
import { ListboxPopover, usePopoverListbox } from '../listbox/use-popover-listbox';
import * as css from './suggest-field.css';

/** Props of {@link SuggestField}. */
export interface SuggestFieldProps {
  /** Shown above the field; also the accessible name. */
  label: string;
  placeholder: string;
  /** The typed text. The parent component searches for it. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The search results; the field does not filter them. */
  options: readonly ListOption[];
  /**
   * The options are the results of an earlier query: none can be picked, and Enter picks the first option for the
   * current query as soon as the option arrives. Default false.
   */
  isOutdated?: boolean;
  /** Shown instead of an empty list, such as "Loading" or an error text. */
  note: string | undefined;
  /** BCP 47 tag of `note`, if it differs from the language of the page. */
  noteLang?: string | undefined;
  /** Called with an enabled option. The query is cleared and the field keeps focus for the next pick. */
  onPick: (option: ListOption) => void;
  /** A button at the end of the field. Default none. */
  action?: ReactNode;
  /** Default false. */
  isDisabled?: boolean;
}

/**
 * A search field for picking several options one after another; the parent component searches, for example on a server.
 * Use `ComboBoxField` when the field shows the selected option.
 *
 * @example
 * ```tsx
 * import { type ListOption, SuggestField } from '@portal-kit/ui/suggest-field';
 * import { useState } from 'react';
 *
 * interface Hits {
 *   hits: readonly ListOption[];
 *   isLoading: boolean;
 *   onAdd: (itemId: string) => void;
 * }
 *
 * export function AddItem({ hits, isLoading, onAdd }: Hits) {
 *   const [query, setQuery] = useState('');
 *   return (
 *     <SuggestField
 *       label="Add an item"
 *       placeholder="Supplier Item ID, description or UPC"
 *       query={query}
 *       onQueryChange={setQuery}
 *       options={hits}
 *       note={isLoading ? 'Loading' : undefined}
 *       onPick={({ id }) => onAdd(id)}
 *     />
 *   );
 * }
 * ```
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, placeholder, query, onQueryChange, options, isOutdated = false, note, onPick } = props;
  const field = useField({ isDisabled: props.isDisabled });
  const list = usePopoverListbox<HTMLInputElement>({
    label,
    options,
    query,
    canOpen: query.trim() !== '',
    isFirstActive: true,
    isPending: isOutdated,
    onPick: (option) => {
      onPick(option);
      onQueryChange('');
    },
  });

  return (
    <div part="field" className={fieldCss.field}>
      <FieldLabel {...field.label}>{label}</FieldLabel>
      <span className={css.frame}>
        <Icon data={searchIcon} sizePx={16} className={css.icon} />
        <input
          {...field.control}
          {...list.inputProps}
          className={classNames(fieldCss.control, css.input)}
          data-action={props.action ? '' : undefined}
          value={query}
          placeholder={placeholder}
          onChange={({ target: { value: text } }) => {
            list.search(text);
            onQueryChange(text);
          }}
        />
        {props.action && <span className={css.action}>{props.action}</span>}
      </span>
      {list.isOpen && (
        <ListboxPopover
          {...list.popoverProps}
          className={css.popover}
          emptyText={note ?? ''}
          emptyLang={props.noteLang}
        />
      )}
    </div>
  );
}
