import type { Project } from '@cabinet/contracts/config';
import { appearanceAtom } from '@cabinet/state/appearance';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { moveStyles } from './moveStyles.ts';

interface HostilePageProps {
  variant: Project;
  children: ReactNode;
}

/** Shows the kit in a hostile portal. Only a Shadow root separates the kit from the page. */
export function HostilePage({ variant, children }: HostilePageProps) {
  const { i18n } = useTranslation('documentation');
  const mode = useAtomValue(appearanceAtom);
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    setRoot(root);
    return moveStyles(root);
  }, []);

  return (
    <div ref={host}>
      {root &&
        createPortal(
          <div data-variant={variant} data-mode={mode === 'system' ? undefined : mode} lang={i18n.language}>
            {children}
          </div>,
          root,
        )}
    </div>
  );
}
