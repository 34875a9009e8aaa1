import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import * as css from './form-layout.css';

export interface FormProps {
  label: string;
  onSubmit: () => void;
  children: ReactNode;
  formRef?: Ref<HTMLFormElement>;
}

/** A form whose messages are ours: the browser's own validation is off, Enter submits. */
export function Form({ label, onSubmit, children, formRef }: FormProps) {
  return (
    <form
      ref={formRef}
      noValidate
      aria-label={label}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

export interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled group of fields. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid column of its fieldset
    <div role="group" aria-labelledby={titleId} className={css.section}>
      <div>
        <h2 id={titleId} className={css.sectionTitle}>
          {title}
        </h2>
        {text && <p className={css.sectionText}>{text}</p>}
      </div>
      <div className={css.grid}>{children}</div>
    </div>
  );
}

export interface FormDisclosureProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Optional groups, folded away until asked for. The fields inside stay part of the form. */
export function FormDisclosure({ title, isOpen, onOpenChange, children }: FormDisclosureProps) {
  return (
    <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary className={css.summary}>
        {title}
        <ChevronDown size={18} className={css.summaryIcon} aria-hidden="true" />
      </summary>
      <div className={css.section}>
        <div className={css.disclosed}>{children}</div>
      </div>
    </details>
  );
}

/** How much of the six-column grid a field takes; all stack on narrow screens. */
export function FormCell({ span, children }: { span: keyof typeof css.spans; children: ReactNode }) {
  return <div className={css.spans[span]}>{children}</div>;
}

/** The buttons, always in sight. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions} data-form-actions="">
      {children}
    </div>
  );
}
