import type { Section } from '@cabinet/contracts/products';
import type { LocalText } from '@cabinet/contracts/text';
import type { Tx } from '../../kit/database.ts';

// The lists that classify products. They are short, so each query reads a whole list.

export async function findBrands(tx: Tx): Promise<Array<{ id: number; name: string }>> {
  return tx.query('select id, name from loyalty.brand order by name');
}

interface Sorted {
  id: number;
  section: Section;
  name: LocalText;
}

export async function findCategories(tx: Tx): Promise<Sorted[]> {
  return tx.query('select id, section, name from loyalty.category order by id');
}

export async function findSubCategories(
  tx: Tx,
): Promise<Array<{ id: number; categoryId: number; name: LocalText }>> {
  return tx.query('select id, category_id as "categoryId", name from loyalty.sub_category order by id');
}

export async function findProductTypes(tx: Tx): Promise<Sorted[]> {
  return tx.query('select id, section, name from loyalty.product_type order by id');
}
