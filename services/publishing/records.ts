import * as v from 'valibot';
import type { Database } from '../kit/database.ts';
import { findTokens, makeToken, revokeToken, type TokenRow } from './tokens.ts';
import { findUses, type ReleaseUse } from './uses.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The database commands of `npm run remote`. */
export const recordSchema = v.variant('name', [
  v.strictObject({ name: v.literal('uses'), remote: text, run: v.optional(text) }),
  v.strictObject({ name: v.literal('make-token'), remote: text, author: text }),
  v.strictObject({ name: v.literal('tokens') }),
  v.strictObject({ name: v.literal('revoke-token'), id: v.number() }),
]);
type RecordCommand = v.InferOutput<typeof recordSchema>;

interface Answers {
  uses: ReleaseUse[];
  'make-token': { id: number; token: string };
  tokens: TokenRow[];
  'revoke-token': boolean;
}

/** Sends a command to the database, or to the running system that owns the database. */
export type AskRecords = <N extends RecordCommand['name']>(
  command: Extract<RecordCommand, { name: N }>,
) => Promise<Answers[N]>;

/** Runs a publisher's command on the database. */
export async function answerRecords(db: Database, command: RecordCommand): Promise<Answers[keyof Answers]> {
  switch (command.name) {
    case 'uses':
      return findUses(db, command.remote, command.run);
    case 'make-token':
      return makeToken(db, command.remote, command.author);
    case 'tokens':
      return findTokens(db);
    case 'revoke-token':
      return revokeToken(db, command.id);
  }
}
