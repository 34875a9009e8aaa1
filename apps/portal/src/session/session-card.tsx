import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { usePortalApp } from '../app/portal-session';
import { Brand } from '../shell/brand';
import * as shell from '../shell/shell.css';
import * as css from './session.css';

export interface SessionCardProps {
  title: string;
  caption?: string;
  children: ReactNode;
}

/** Layout of the pages that need no session: brand, title and one form. */
export function SessionCard({ title, caption, children }: SessionCardProps) {
  const { brand } = usePortalApp().config;
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  return (
    <main className={shell.page}>
      <div className={css.card}>
        <Brand />
        <div>
          <h1 className={css.title}>{title}</h1>
          {caption && <p className={css.caption}>{caption}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

/** Link to the sign-in page, shown below a form. */
export function BackToSignIn({ text }: { text: string }) {
  return (
    <div className={css.links}>
      <Link href="/login" className={css.link}>
        {text}
      </Link>
    </div>
  );
}
