import { type Goal, getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { goalFormSchema } from '@cabinet/domain/forms/goal';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { serve } from '../../kit/serve.ts';
import { insistOnVersion, type VersionCheck } from '../../kit/version.ts';
import type { PictureUrl } from '../catalogue/pictures.ts';
import { productAnswer } from '../catalogue/productAnswer.ts';
import { getProduct } from '../catalogue/repository.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { deleteGoal, findGoal, goalVersion, lockGoal, putGoal } from './goalRepository.ts';

export function serveGoal(app: FastifyInstance, db: Database, pictureUrl: PictureUrl): void {
  async function goalAnswer(tx: Tx, contactId: number): Promise<Goal | null> {
    const goal = await findGoal(tx, contactId);
    if (!goal) return null;
    const { prodId, sum, ...rest } = goal;
    const product = prodId === null ? null : productAnswer(await getProduct(tx, prodId), pictureUrl);
    return { ...rest, product, sum: product?.price ?? sum ?? 0 };
  }

  async function insistOnGoal(tx: Tx, contactId: number, check: Omit<VersionCheck, 'now'>): Promise<void> {
    const now = (await lockGoal(tx, contactId))?.version ?? null;
    insistOnVersion({ ...check, now }, { goal: await goalAnswer(tx, contactId) });
  }

  serve(app, getGoal, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { goal: contact && (await goalAnswer(db, contact.id)) };
  });

  serve(app, setGoal, async ({ body }, caller) =>
    writeOnce(db, caller, ['setGoal', body], async (tx) => {
      const { prodId = null, sum = null, date = null, version: seen } = body;
      const wish = { prodId, sum, date };
      const choice = {
        prodId: String(prodId ?? ''),
        sum: String(sum ?? ''),
        date: date ?? '',
        version: seen ?? '',
      };
      parseForm(goalFormSchema(new Date()), choice);
      const contact = await getContact(tx, caller);
      if (prodId !== null) await getProduct(tx, prodId);
      await insistOnGoal(tx, contact.id, { seen, wanted: goalVersion(wish) });
      await putGoal(tx, contact.id, wish);
      const goal = await goalAnswer(tx, contact.id);
      if (!goal) throw new Error('The goal was not stored');
      return { goal };
    }),
  );

  serve(app, removeGoal, async ({ query: { version: seen } }, caller) =>
    writeOnce(db, caller, ['removeGoal', ...(seen === undefined ? [] : [seen])], async (tx) => {
      const { id } = await getContact(tx, caller);
      await insistOnGoal(tx, id, { seen, wanted: null });
      await deleteGoal(tx, id);
      return {};
    }),
  );
}
