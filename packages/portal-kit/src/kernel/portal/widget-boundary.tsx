import { Component, type ReactNode } from 'react';
import { PortalContext } from './portal-context';
import { WidgetFailure } from './widget-failure';

interface WidgetBoundaryState {
  /** Whether the widget threw an error. A separate flag, because the thrown value can be `undefined`. */
  hasFailed: boolean;
}

/** Error boundary of a widget: shows a message with a Retry button instead of the widget. */
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
    return (
      <WidgetFailure
        locale={this.context?.locale ?? 'en-US'}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
