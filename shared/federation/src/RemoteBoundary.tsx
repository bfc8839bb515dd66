import { Component, type ReactNode } from 'react';
import { RemoteError } from './contract.ts';
import { RemoteFailure } from './RemoteFailure.tsx';

interface Props {
  remote: string;
  onError(error: unknown): void;
  onRetry(): void;
  children: ReactNode;
}

/** Contains a remote's render errors in the remote's own section. React has no hook for an error boundary. */
export class RemoteBoundary extends Component<Props, { thrown: Error | null }> {
  override state = { thrown: null };

  static getDerivedStateFromError(thrown: Error) {
    return { thrown };
  }

  override componentDidCatch(thrown: Error) {
    this.props.onError(this.errorOf(thrown));
  }

  private errorOf(thrown: Error): RemoteError {
    return new RemoteError(this.props.remote, null, thrown.message, thrown);
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <RemoteFailure
        error={this.errorOf(thrown)}
        onRetry={() => {
          this.setState({ thrown: null });
          this.props.onRetry();
        }}
      />
    );
  }
}
