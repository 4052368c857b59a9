import { Component, type ReactNode } from 'react';
import { ErrorState } from '#platform/web/ui/error-state.tsx';

/** Keeps a broken screen from taking the page down: a calm message and another try. */
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
