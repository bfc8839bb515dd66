import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteError } from './contract.ts';

interface Props {
  remote: string;
  onError(error: unknown): void;
  onRetry(): void;
  children: ReactNode;
}

/** Keeps what a remote throws while rendering inside the remote's own section. React has no hook for this. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(new RemoteError(this.props.remote, null, error.message, error));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <BrokenSection
        onRetry={() => {
          this.setState({ failed: false });
          this.props.onRetry();
        }}
      />
    );
  }
}

function BrokenSection({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('ui');
  return <LoadFailure title={t('remote.title')} text={t('remote.text')} onRetry={onRetry} />;
}
