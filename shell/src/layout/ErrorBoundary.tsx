import { reportError } from '@cabinet/state/report';
import { Component, type ReactNode } from 'react';

interface Props {
  /** Place label of the report (§8). */
  place: string;
  /** Another value tries again: the address. */
  resetKey: string;
  /** Stands in the place of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what is thrown while rendering where it happened, until the next navigation. React has no hook for this. */
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
