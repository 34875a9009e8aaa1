import { Button } from '@portal-kit/ui/button';
import { kernelMessages } from 'portal-kit/portal';
import { Component, type ReactNode } from 'react';
import { ApplicationError } from '../../app/application-error';
import { PageLoadError } from '../../routes/page-loading';
import * as css from '../shell.css';

interface PageBoundaryProps {
  locale: string;
  children: ReactNode;
}

interface PageBoundaryState {
  /** The thrown value is wrapped in an object, because it may be `undefined`. */
  failure: { error: unknown } | undefined;
}

/**
 * Shows an error message instead of a page that throws or whose chunk fails to load. The navigation stays usable. A page
 * that could not be loaded offline is loaded again as soon as the browser is online.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#loadAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#loadAgain);
  }

  readonly #retry = () => this.setState({ failure: undefined });
  readonly #loadAgain = () => {
    if (this.state.failure?.error instanceof PageLoadError) this.#retry();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { locale, children } = this.props;
    if (!failure) return children;
    return (
      <div className={css.center}>
        <ApplicationError error={failure.error} locale={locale}>
          <Button onClick={this.#retry}>{kernelMessages(locale).retry}</Button>
        </ApplicationError>
      </div>
    );
  }
}
