import chevronDownIcon from '@lucide/icons/icons/chevron-down';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../components/icon/icon';
import { useIsPainted } from '../../components/layout-effect/use-is-painted';
import * as css from './form-layout.css';

/**
 * Submits a form with Ctrl+Enter (Command+Enter on a Mac) from every control, also where Enter alone opens a list.
 *
 * @example
 * ```tsx
 * import { submitOnControlEnter } from '@portal-kit/ui/form-layout';
 *
 * export const Note = ({ onSave }: { onSave: () => void }) => (
 *   <form onSubmit={onSave} onKeyDownCapture={submitOnControlEnter}>
 *     <textarea aria-label="Note" />
 *   </form>
 * );
 * ```
 */
export function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, currentTarget, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.nativeEvent.isComposing) return;
  // Key events of dialogs in React portals also bubble to the form.
  if (!currentTarget.contains(target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  // A held key must not go through several steps of a form.
  if (!event.nativeEvent.repeat) currentTarget.requestSubmit();
}

/** Props of {@link Form}. */
export interface FormProps {
  /** The accessible name. */
  label: string;
  /** Called for Enter in a field, Ctrl+Enter anywhere, or a button of type `submit`. The form does not validate. */
  onSubmit: () => void;
  /** Called when an element of the form receives focus, to prefetch data. */
  onFocus?: () => void;
  /** `FormSection`, `FormDisclosure`, and `FormActions` last. */
  children: ReactNode;
  /** A plain prop instead of `ref`, because React 18 does not pass `ref` as a prop. */
  formRef?: Ref<HTMLFormElement>;
}

/**
 * A form on a card, with titled sections in a six-column grid. Native validation is off.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { Form, FormActions, FormCell, FormSection } from '@portal-kit/ui/form-layout';
 * import { TextField } from '@portal-kit/ui/text-field';
 * import { useState } from 'react';
 *
 * export function AddItem({ onSave }: { onSave: (brand: string) => void }) {
 *   const [brand, setBrand] = useState('');
 *   return (
 *     <Form label="Add item" onSubmit={() => onSave(brand)}>
 *       <FormSection title="Item">
 *         <FormCell span="half">
 *           <TextField label="Brand" name="brand" value={brand} onChange={setBrand} />
 *         </FormCell>
 *       </FormSection>
 *       <FormActions>
 *         <Button tone="primary" type="submit">
 *           Save
 *         </Button>
 *       </FormActions>
 *     </Form>
 *   );
 * }
 * ```
 */
export function Form({ label, onSubmit, onFocus, children, formRef }: FormProps) {
  return (
    <form
      ref={formRef}
      noValidate
      aria-label={label}
      part="form"
      className={css.form}
      onFocus={onFocus}
      onKeyDownCapture={submitOnControlEnter}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Props of {@link FormSection}. */
export interface FormSectionProps {
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** `FormCell`s. */
  children: ReactNode;
}

/**
 * A titled group of fields. The title is beside the fields, or above them in a narrow container.
 *
 * @example
 * ```tsx
 * import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
 * import type { ReactNode } from 'react';
 *
 * export const SizeAndPack = ({ size }: { size: ReactNode }) => (
 *   <FormSection title="Size and pack" text="As the warehouse handles it.">
 *     <FormCell span="third">{size}</FormCell>
 *   </FormSection>
 * );
 * ```
 */
export function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a grid item of its fieldset
    <div role="group" aria-labelledby={titleId} part="section" className={css.section}>
      <div>
        <h2 id={titleId} part="title" className={css.sectionTitle}>
          {title}
        </h2>
        {text && <p className={css.sectionText}>{text}</p>}
      </div>
      <div className={css.grid}>{children}</div>
    </div>
  );
}

/** Props of {@link FormDisclosure}. */
export interface FormDisclosureProps {
  title: string;
  /** Open the disclosure when one of its fields has an error. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `FormCell`s. */
  children: ReactNode;
}

/**
 * Optional fields in a disclosure. The fields of a closed disclosure remain part of the form. They are rendered directly
 * after the frame with the other fields, without blocking input.
 *
 * @example
 * ```tsx
 * import { FormCell, FormDisclosure } from '@portal-kit/ui/form-layout';
 * import { type ReactNode, useState } from 'react';
 *
 * export function Origin({ country }: { country: ReactNode }) {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <FormDisclosure title="Origin and codes" isOpen={isOpen} onOpenChange={setOpen}>
 *       <FormCell span="half">{country}</FormCell>
 *     </FormDisclosure>
 *   );
 * }
 * ```
 */
export function FormDisclosure({ title, isOpen, onOpenChange, children }: FormDisclosureProps) {
  const isPainted = useIsPainted();
  return (
    <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary part="summary" className={css.summary}>
        {title}
        <Icon data={chevronDownIcon} sizePx={18} className={css.summaryIcon} />
      </summary>
      <div part="section" className={css.section}>
        <div className={css.disclosed}>{(isOpen || isPainted) && children}</div>
      </div>
    </details>
  );
}

/**
 * A grid cell that spans six, three or two columns. In a container below 688 px, a half spans the whole width and a
 * third spans half of the width.
 *
 * @example
 * ```tsx
 * import { FormCell } from '@portal-kit/ui/form-layout';
 * import { TextField } from '@portal-kit/ui/text-field';
 * import { useState } from 'react';
 *
 * export function Size() {
 *   const [size, setSize] = useState('');
 *   return (
 *     <FormCell span="third">
 *       <TextField label="Size" name="size" value={size} onChange={setSize} />
 *     </FormCell>
 *   );
 * }
 * ```
 */
export function FormCell({ span, children }: { span: keyof typeof css.spans; children: ReactNode }) {
  return <div className={css.spans[span]}>{children}</div>;
}

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** The status of the form, beside its buttons. Changes are announced. Default none. */
  note?: string | undefined;
  /** `Button`s. */
  children: ReactNode;
}

/**
 * The buttons of the form, always visible at the bottom. Toasts do not cover them.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { FormActions } from '@portal-kit/ui/form-layout';
 *
 * export const Actions = ({ onCancel }: { onCancel: () => void }) => (
 *   <FormActions>
 *     <Button onClick={onCancel}>Cancel</Button>
 *     <Button tone="primary" type="submit">
 *       Save
 *     </Button>
 *   </FormActions>
 * );
 * ```
 */
export function FormActions({ note, children }: FormActionsProps) {
  return (
    <div part="actions" className={css.actions} data-form-actions="">
      <p role="status" className={css.note}>
        {note}
      </p>
      {children}
    </div>
  );
}
