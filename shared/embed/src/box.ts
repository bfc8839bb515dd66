import { configAtom, store } from '@cabinet/state';
import type { MountOptions } from './contract.ts';
import styles from './embed.module.css';
import { addFonts } from './fonts.ts';
import './look.css';

/** The box of an embed: `frame` blocks inherited styles of the portal's page, `page` carries the look. */
export interface Box {
  frame: HTMLElement;
  page: HTMLElement;
  update(options: MountOptions): void;
  remove(): void;
}

export function createBox(options: MountOptions): Box {
  const [frame, page] = [document.createElement('div'), document.createElement('div')];
  frame.className = styles.frame ?? '';
  page.className = styles.page ?? '';
  frame.append(page);

  let current = options;
  function update(next: MountOptions): void {
    current = next;
    page.dataset.variant = next.variant ?? store.get(configAtom)?.project ?? 'synergy';
    if (next.theme) page.dataset.mode = next.theme;
    else delete page.dataset.mode;
    if (next.font === 'system') page.dataset.font = 'system';
    else {
      delete page.dataset.font;
      addFonts();
    }
  }
  update(options);
  // Use the look of the programme, unless the portal sets another.
  const unsubscribe = store.sub(configAtom, () => update(current));
  function remove(): void {
    unsubscribe();
    frame.remove();
  }
  return { frame, page, update, remove };
}
