import { type ReactNode, useId } from 'react';
import { MarkedText } from '../example/marked-text';
import * as css from './foundations.css';

interface FoundationSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function FoundationSection({ title, text, children }: FoundationSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {text && (
        <p className={css.text}>
          <MarkedText>{text}</MarkedText>
        </p>
      )}
      {children}
    </section>
  );
}
