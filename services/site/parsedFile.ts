import { readFileSync, statSync } from 'node:fs';

/**
 * Returns a function that reads a file and parses its text. Further calls return the same content, until the
 * file on disk is another one. The function returns null while the file is missing, and throws what the
 * parser throws. It asks for the file's state in this thread, because the threads of Node.js for files may
 * be busy for milliseconds (docs/decisions/020).
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
