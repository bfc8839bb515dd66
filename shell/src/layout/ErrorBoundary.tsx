import { reportError } from '@cabinet/state/report';
import { Component, type ReactNode } from 'react';

interface Props {
  /** The place label of the report (§8). */
  place: string;
  /** Another value renders the children again. The value is the address. */
  resetKey: string;
  /** Replaces the failed children. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains a render error until the next navigation. React has no hook for an error boundary. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    reportError(error, this.props.place);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
