import { readFile, stat } from 'node:fs/promises';

/**
 * Returns a function that reads a file and parses its text. Further calls return the same content, until the
 * file on disk is another one. Each call rejects while the file is missing or cannot be parsed.
 */
export function parsedFiles<Content>(
  parse: (text: string, file: string) => Content,
): (file: string) => Promise<Content> {
  const known = new Map<string, { stamp: string; content: Promise<Content> }>();

  return async (file) => {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true }).catch((error) => {
      known.delete(file);
      throw error;
    });
    const stamp = `${ino} ${size} ${mtimeNs}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.content;
    const content = readFile(file, 'utf8').then((text) => parse(text, file));
    known.set(file, { stamp, content });
    return content;
  };
}
