import { stripEmoji } from '@cabinet/domain/emoji';
import { FunctionDemo } from './FunctionDemo.tsx';

/** §5, R33: emoji never reach a service. */
export function EmojiPage() {
  return (
    // A picture of it depends on the machine's font of emoji.
    <div data-machine="emoji">
      <FunctionDemo
        signature="stripEmoji(text)"
        run={stripEmoji}
        cases={['Привет 👋🏽!', '👨‍👩‍👧 2 + 2', '1️⃣ #️⃣ 1 # *', '🇺🇿 Oʻzbekiston', '© ™ ❤ ❤️']}
      />
    </div>
  );
}
