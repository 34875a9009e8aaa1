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
  /** Wrapped, because a thrown value may be `undefined`. */
  failure: { error: unknown } | undefined;
}

/** Shows the error of a page in its place, including failed chunk loads. The navigation stays usable. */
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
