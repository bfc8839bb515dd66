import { readFileSync, statSync } from 'node:fs';

/**
 * Returns a function that reads and parses a file. Until the file on disk changes, it returns the same
 * content. It returns null while the file is missing, and throws what the parser throws. It asks for the
 * file's state in its own thread, because the threads for files may be busy (docs/decisions/020).
 */
export function parsedFiles<Content>(
  parse: (text: string, file: string) => Content,
): (file: string) => Content | null {
  const known = new Map<string, { stamp: string; content: Content }>();

  return (file) => {
    const state = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!state) return null;
    const stamp = `${state.ino} ${state.size} ${state.mtimeNs}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.content;
    const content = parse(readFileSync(file, 'utf8'), file);
    known.set(file, { stamp, content });
    return content;
  };
}
