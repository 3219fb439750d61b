import { picturePath, type SearchResult } from '@tractor-haat/api-client';
import { formatNumber, formatRupees, parseLocalizedPath } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Picture } from '@tractor-haat/ui';
import { toTranslateAttribute } from '../to-translate-attribute.ts';
import styles from './search.module.css';

export function ResultRow({ item }: { item: SearchResult }) {
  const { t } = useTranslation('menus');
  const { language } = usePage();
  const { kind, name, line, picture, hp, price_inr } = item;
  const toLangAttribute = (text: { language: string }) =>
    text.language === language ? undefined : text.language;
  const power = hp === null ? [] : [t('search.hp', { hp: formatNumber(hp, language) })];
  const price =
    price_inr === null ? [] : [`${formatRupees(price_inr, language)} ${t('search.onwards')}`];
  const facts = [...power, ...price];
  return (
    <li className={styles.row}>
      {picture ? (
        <span className={styles.picture}>
          <Picture
            source={(width, format) => picturePath(picture, width as 200, format)}
            widths={[200, 400]}
            sizes="96px"
            alt=""
            width={96}
            height={72}
          />
        </span>
      ) : null}
      <span className={styles.words}>
        <Link
          to={parseLocalizedPath(item.url).path}
          className={styles.name}
          lang={toLangAttribute(name)}
          translate={toTranslateAttribute(kind)}
        >
          {name.text}
        </Link>
        {facts.length > 0 ? <span className={styles.line}>{facts.join(' · ')}</span> : null}
        {line ? (
          <span className={styles.line} lang={toLangAttribute(line)}>
            {line.text}
          </span>
        ) : null}
      </span>
    </li>
  );
}
