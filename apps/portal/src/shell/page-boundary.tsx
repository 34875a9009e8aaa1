import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { kernelMessages } from 'portal-kit/portal';
import { Component, type ReactNode } from 'react';
import { portalMessages } from '../app/portal.messages';
import * as css from './shell.css';

interface PageBoundaryProps {
  locale: string;
  children: ReactNode;
}

/** A page that fails, or whose code cannot be fetched, says so where it would stand; the navigation still works. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className={css.center}>
        <EmptyState
          tone="bad"
          icon={<CloudAlert size={32} />}
          title={portalMessages(this.props.locale).unexpected}
          text={error instanceof Error ? error.message : String(error)}
          actions={
            <Button onClick={() => this.setState({ error: undefined })}>
              {kernelMessages(this.props.locale).retry}
            </Button>
          }
        />
      </div>
    );
  }
}
