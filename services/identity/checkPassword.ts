import type { FastifyRequest } from 'fastify';
import type { Database } from '../kit/database.ts';
import { openHeavyWork } from '../kit/heavyWork.ts';
import { boundEach } from '../kit/inFlight.ts';
import { AT_ONCE, HEAVY_WORK, type RateName } from '../kit/limits.ts';
import { forget, giveBack, networkOf, spend } from '../kit/plugins/rateLimit.ts';
import { type Account, findKeptAccount } from './accounts.ts';
import type { PasswordTask } from './passwordWorker.ts';

/** A submitted sign-in form. */
export interface Attempt {
  email: string;
  password: string;
  /** The interaction that the form belongs to. */
  form: string;
  /** The known browser, if it has signed in with this e-mail before. */
  device: string | null;
}

/**
 * Checks a password. An unknown e-mail takes as long as a wrong password (B3).
 * @returns null for a wrong e-mail or password
 * @throws {TooManyRequests} too many forms (D2), or too many wrong passwords. The limits count an e-mail per
 * network or known browser (D4), and all e-mails per network (D3).
 * @throws {Unavailable} the password queue is full (D2)
 */
export type CheckPassword = (request: FastifyRequest, attempt: Attempt) => Promise<Account | null>;

/** @param passwords see {@link openPasswords} */
export function passwordCheck(db: Database, passwords: Passwords): CheckPassword {
  const eachForm = boundEach(AT_ONCE.signInsOfForm.most);

  return (request, { email, password, form, device }) => {
    const network = networkOf(request);
    const counted: Array<[RateName, string]> = [
      ['wrongPasswords', `${email} ${device === null ? network : `device ${device}`}`],
      // A known browser may sign in even if others have used up the limit of its network.
      ...(device === null ? [['wrongPasswordsOfNetwork', network] as [RateName, string]] : []),
    ];

    async function look(): Promise<Account | null> {
      await spend(db, request, 'signInsOfForm', form);
      await spend(db, request, 'signInsOfNetwork', network);
      // Count before the check, so that concurrent guesses all count.
      for (const [name, asker] of counted) await spend(db, request, name, asker);
      const account = await findKeptAccount(db, email);
      const isRight = await passwords
        .isRight(password, account?.password ?? null)
        .catch((error) => allBack().then(() => Promise.reject(error)));
      if (!account || !isRight) return null;
      await allBack();
      await forget(db, ...(counted[0] as [RateName, string]));
      return account;
    }
    async function allBack(): Promise<void> {
      for (const [name, asker] of counted) await giveBack(db, name, asker);
    }
    return eachForm(form, look);
  };
}

/**
 * The queue that hashes passwords, one at a time. Each method throws {@link Unavailable} if the queue is
 * full.
 */
export interface Passwords {
  /** @param kept see {@link PasswordTask} */
  isRight(password: string, kept: string | null): Promise<boolean>;
  /** Returns the hash to store for a password. */
  hash(password: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens the queue in a separate thread, so that hashing does not block file requests (D2). */
export function openPasswords(): Passwords {
  const worker = new URL('./passwordWorker.ts', import.meta.url);
  const work = openHeavyWork<PasswordTask, boolean | string>(worker, HEAVY_WORK.passwords);
  return {
    isRight: async (password, kept) => (await work.run({ password, kept })) === true,
    hash: async (password) => String(await work.run({ password })),
    close: () => work.close(),
  };
}
