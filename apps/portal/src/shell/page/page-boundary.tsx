import { Button } from '@portal-kit/ui/button';
import { kernelMessages } from 'portal-kit/portal';
import { Component, type ReactNode } from 'react';
import { ApplicationError } from '../../app/application-error';
import * as css from '../shell.css';

interface PageBoundaryProps {
  locale: string;
  children: ReactNode;
}

interface PageBoundaryState {
  /** The thrown value is wrapped in an object, because it may be `undefined`. */
  failure: { error: unknown } | undefined;
}

/** Shows an error message instead of a page that throws or whose chunk fails to load. The navigation stays usable. */
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
