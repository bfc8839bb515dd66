import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(__dirname, '../../docs');

/** Returns the cells of the tables in a section of a document, table by table, without their heads. */
export function tablesOf(file: string, section: string): string[][][] {
  const text = readFileSync(join(DOCS, file), 'utf8').split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const tables = text.split('\n\n').filter((part) => part.startsWith('|'));
  return tables.map((table) => {
    const [, , ...rows] = table.trim().split('\n');
    return rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  });
}

/** Returns the texts in backticks. */
export function namesIn(cell = ''): string[] {
  return cell.split('`').filter((_, index) => index % 2 === 1);
}
