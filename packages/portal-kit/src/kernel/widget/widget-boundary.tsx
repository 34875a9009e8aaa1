import { Component, type ReactNode } from 'react';
import { PortalContext } from '../host/portal-context';
import { WidgetFailure } from './widget-failure';

interface WidgetBoundaryState {
  /** The thrown value is wrapped in an object, because it can be `undefined`. */
  failure: { error: unknown } | undefined;
}

interface WidgetBoundaryProps {
  /** Name of the widget, for telemetry. */
  widget?: string;
  children: ReactNode;
}

/** Error boundary of a widget: shows a message with a Retry button instead of the widget. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  static override contextType = PortalContext;
  declare context: React.ContextType<typeof PortalContext>;
  override state: WidgetBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): WidgetBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.onFailed?.(error, this.props.widget);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <WidgetFailure
        error={failure.error}
        scope={this.context?.messageScope ?? 'en-US'}
        onRetry={() => this.setState({ failure: undefined })}
      />
    );
  }
}
