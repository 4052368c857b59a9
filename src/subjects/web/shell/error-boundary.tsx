import { Component, type ReactNode } from 'react';
import { ErrorState } from '#platform/web/ui/error-state.tsx';

/** Shows a calm message and a button to try again when a screen fails, so that the rest of the page still works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorState onRetry={() => window.location.reload()} onOnline={() => {}} />;
  }
}
