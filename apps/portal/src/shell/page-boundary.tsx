import { Button } from '@portal-kit/ui/button';
import { kernelMessages } from 'portal-kit/portal';
import { Component, type ReactNode } from 'react';
import { ApplicationError } from '../app/application-error';
import * as css from './shell.css';

interface PageBoundaryProps {
  locale: string;
  children: ReactNode;
}

interface PageBoundaryState {
  /** In a box: what was thrown may be `undefined`. */
  failure: { error: unknown } | undefined;
}

/** A page that fails, or whose code cannot be fetched, says so where it would stand; the navigation still works. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { locale, children } = this.props;
    if (!failure) return children;
    return (
      <div className={css.center}>
        <ApplicationError error={failure.error} locale={locale}>
          <Button onClick={() => this.setState({ failure: undefined })}>
            {kernelMessages(locale).retry}
          </Button>
        </ApplicationError>
      </div>
    );
  }
}
