import type { listProducts } from '@cabinet/contracts/products';
import type { RouteOutput } from '@cabinet/contracts/route';
import { useFormats } from '@cabinet/i18n';
import { Checkbox, Select, Skeleton, SkeletonGroup, TokenWord } from '@cabinet/ui';
import { PriceSlider } from '@cabinet/ui/PriceSlider';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductFilter } from '../domain/filter.ts';
import { priceScale } from '../domain/priceScale.ts';
import styles from './Filters.module.css';

/** The choices in a section, with counts. */
export type Facets = NonNullable<RouteOutput<typeof listProducts>['facets']>;

/** Changes a part of the filter. */
export type ChangeFilter = (part: Partial<ProductFilter>) => void;

export interface FiltersProps {
  filter: ProductFilter;
  facets: Facets;
  /** The participant can filter by balance. */
  hasTokens: boolean;
  onChange: ChangeFilter;
}

export function Filters({ filter, facets, hasTokens, onChange }: FiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const word = use(TokenWord);
  const scale = priceScale(facets.prices);

  return (
    <div className={styles.filters}>
      <Categories filter={filter} categories={facets.categories} onChange={onChange} />
      <Brands filter={filter} brands={facets.brands} onChange={onChange} />
      {scale && (
        <PriceSlider
          label={t('filters.maxPrice')}
          max={scale.max}
          step={scale.step}
          histogram={scale.histogram}
          value={filter.maxPrice ?? scale.max}
          onChange={(price) => onChange({ maxPrice: price < scale.max ? price : null })}
        />
      )}
      {hasTokens && (
        <Checkbox
          checked={filter.isAffordable}
          onChange={(event) => onChange({ isAffordable: event.target.checked })}
        >
          {t('filters.affordable', { context: word })}
        </Checkbox>
      )}
    </div>
  );
}

interface CategoriesProps {
  filter: ProductFilter;
  categories: Facets['categories'];
  onChange: ChangeFilter;
}

function Categories({ filter, categories, onChange }: CategoriesProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText } = useFormats();
  const chosen = filter.categories;
  if (categories.length < 2 && chosen.length === 0) return null;

  function toggle(id: number, isChosen: boolean) {
    onChange({ categories: isChosen ? [...chosen, id] : chosen.filter((other) => other !== id) });
  }

  return (
    <fieldset>
      <legend className={styles.legend}>{t('filters.category')}</legend>
      {categories.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          count={count}
          checked={chosen.includes(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        >
          {localText(name)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface BrandsProps {
  filter: ProductFilter;
  brands: Facets['brands'];
  onChange: ChangeFilter;
}

function Brands({ filter, brands, onChange }: BrandsProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatNumber } = useFormats();
  if (brands.length < 2 && filter.brand === null) return null;

  return (
    <Select
      label={t('filters.brand')}
      value={filter.brand ?? ''}
      onChange={({ target }) => onChange({ brand: target.value ? Number(target.value) : null })}
    >
      <option value="">{t('filters.allBrands')}</option>
      {brands.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {`${localText(name)} (${formatNumber(count)})`}
        </option>
      ))}
    </Select>
  );
}

export function FiltersSkeleton() {
  return (
    <SkeletonGroup className={styles.filters}>
      {['12rem', '3.25rem', '6rem'].map((height) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </SkeletonGroup>
  );
}
