import { type ComparedTractor, comparisonCardName } from '@tractor-haat/api-client';
import { MachinePicture, tractorName, tractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, ButtonLink, type LinkProps } from '@tractor-haat/ui';
import { Enquire } from '../products/enquire.tsx';
import { PrintIsland } from '../products/print-island.tsx';
import { ProductPrice } from '../products/product-price.tsx';
import { ShareLinks } from '../products/share-link.tsx';
import { MAX_COMPARED, toChooserPath, toComparePath } from '../saved/to-compare-path.ts';
import styles from './comparison.module.css';

interface ComparisonHeadProps {
  readonly tractors: readonly ComparedTractor[];
  readonly onlyDifferences: boolean;
  readonly names: string;
}

const SwitchLink = (props: LinkProps) => (
  <Link {...props} preventScrollReset data-keeps-scroll="" />
);

export function ComparisonHead({ tractors, onlyDifferences, names }: ComparisonHeadProps) {
  const { t } = useTranslation('buying');
  const slugs = tractors.map(({ slug }) => slug);
  const currentPath = toComparePath(slugs);
  const fourth = tractors[MAX_COMPARED - 1];
  return (
    <div className={styles.head} data-columns={tractors.length}>
      <div className={styles.tools}>
        <ButtonLink
          as={SwitchLink}
          to={onlyDifferences ? currentPath : `${currentPath}?only=differences`}
          size="small"
        >
          {t(onlyDifferences ? 'compare.all_rows' : 'compare.only_differences')}
        </ButtonLink>
        <ButtonLink as={Link} to={toChooserPath(slugs)} size="small">
          {t(tractors.length < MAX_COMPARED ? 'compare.add' : 'compare.change')}
        </ButtonLink>
        <ShareLinks name={t('compare.share', { names })} card={comparisonCardName(tractors)} />
        <FamilyVoteForm comparison={currentPath} />
        <ButtonLink
          as={Link}
          to={`/dealer-visit-list?${new URLSearchParams(slugs.map((slug) => ['tractor', slug]))}`}
          size="small"
        >
          {t('compare.visit')}
        </ButtonLink>
        <PrintIsland className={styles.print} label={t('compare.print')} />
      </div>
      {tractors.map((tractor) => (
        <div key={tractor.id} className={styles.card}>
          <div className={styles.photo}>
            <MachinePicture
              picture={tractor.picture}
              priority
              sizes="(min-width: 800px) 300px, 46vw"
            />
          </div>
          <p className={styles.name} translate="no">
            <Link to={tractorPath(tractor)}>
              <small lang={tractor.brand_name.language}>{tractor.brand_name.text}</small>
              {tractor.model}
            </Link>
          </p>
          <ProductPrice price={tractor.price} size="small" />
          <Enquire
            form="tractor-on-road"
            productId={tractor.id}
            productName={tractorName(tractor)}
            prefill={{ brand: tractor.brand_slug, model: tractor.slug }}
            label={t('lists:price.get')}
          />
          <Link className={styles.remove} to={toPathWithout(slugs, tractor.slug)}>
            {t('compare.remove')}
            <span className={styles.hidden} translate="no">
              {' '}
              {tractorName(tractor)}
            </span>
          </Link>
        </div>
      ))}
      {fourth ? (
        <p className={styles.fourth}>{t('compare.fourth', { name: tractorName(fourth) })}</p>
      ) : null}
    </div>
  );
}

function FamilyVoteForm({ comparison }: { comparison: string }) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  return (
    <form method="post" action="/api/family_save" className={styles.family}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="comparison" value={comparison} />
      <Button type="submit" variant="quiet" size="small" wide>
        {t('compare.family')}
      </Button>
    </form>
  );
}

function toPathWithout(slugs: readonly string[], slug: string): string {
  const remaining = slugs.filter((comparedSlug) => comparedSlug !== slug);
  return remaining.length > 1 ? toComparePath(remaining) : toChooserPath(remaining);
}
