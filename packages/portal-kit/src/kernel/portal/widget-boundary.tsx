import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Component, type ReactNode } from 'react';
import { kernelMessages } from '../messages/kernel.messages';
import { PortalContext } from './portal-context';

interface WidgetBoundaryState {
  /** Not the error itself: what was thrown may be `undefined`. */
  hasFailed: boolean;
}

/** Keeps a widget's own failure inside it: a message with a way to try again, the page around it stands. */
export class WidgetBoundary extends Component<{ children: ReactNode }, WidgetBoundaryState> {
  static override contextType = PortalContext;
  declare context: React.ContextType<typeof PortalContext>;
  override state: WidgetBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): WidgetBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.onFailed?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const texts = kernelMessages(this.context?.locale ?? 'en-US');
    return (
      <EmptyState
        tone="bad"
        title={texts.widgetFailed}
        text={texts.errorCaption}
        actions={<Button onClick={() => this.setState({ hasFailed: false })}>{texts.retry}</Button>}
      />
    );
  }
}
