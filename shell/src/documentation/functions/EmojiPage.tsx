import { stripEmoji } from '@cabinet/domain/emoji';
import { FunctionDemo } from './FunctionDemo.tsx';

/** §5, R33: the cabinet removes emoji before it calls a service. */
export function EmojiPage() {
  return (
    // The machine's emoji font changes a screenshot of this element.
    <div data-machine="emoji">
      <FunctionDemo
        signature="stripEmoji(text)"
        run={stripEmoji}
        cases={['Привет 👋🏽!', '👨‍👩‍👧 2 + 2', '1️⃣ #️⃣ 1 # *', '🇺🇿 Oʻzbekiston', '© ™ ❤ ❤️']}
      />
    </div>
  );
}
