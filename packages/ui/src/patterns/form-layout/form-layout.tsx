import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import * as css from './form-layout.css';

/** What {@link Form} holds. */
export interface FormProps {
  /** The accessible name. */
  label: string;
  /** Enter in a field, or a button of the type `submit`. Validating is the owner's. */
  onSubmit: () => void;
  /** The focus has come to something in the form: the time to fetch what it will need. */
  onFocus?: () => void;
  /** `FormSection`, `FormDisclosure`, and `FormActions` last. */
  children: ReactNode;
  /** Not `ref`: plain props work in React 18 and 19 alike. */
  formRef?: Ref<HTMLFormElement>;
}

/**
 * A form on a card, in titled sections of a six-column grid. The browser's own validation and its messages are off.
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
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** What {@link FormSection} groups. */
export interface FormSectionProps {
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** `FormCell`s. */
  children: ReactNode;
}

/**
 * A titled group of fields: the title beside them, above them where there is no room.
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
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid column of its fieldset
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

/** What {@link FormDisclosure} folds away. */
export interface FormDisclosureProps {
  title: string;
  /** Open it when a field inside has an error, so that it can be seen. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `FormCell`s. */
  children: ReactNode;
}

/**
 * Optional fields, folded away until asked for. They stay part of the form.
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
  return (
    <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary part="summary" className={css.summary}>
        {title}
        <ChevronDown size={18} className={css.summaryIcon} aria-hidden="true" />
      </summary>
      <div part="section" className={css.section}>
        <div className={css.disclosed}>{children}</div>
      </div>
    </details>
  );
}

/**
 * How much of the grid a field takes: all six columns, three or two. With less than 688 px of room a half
 * takes the whole width and a third half of it.
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

/** What {@link FormActions} holds. */
export interface FormActionsProps {
  /** What became of the form, beside its buttons; read out when it changes. Default nothing. */
  note?: string | undefined;
  /** `Button`s. */
  children: ReactNode;
}

/**
 * The form's buttons, at the bottom and always in sight; toasts keep clear of them.
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
